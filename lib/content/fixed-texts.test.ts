// holds: #words
import { site } from "@/lib/content/facts/site";
import { SPEC_SITE } from "@/test/builders/sites";
import { contentOf } from "./index";
import { footerLinksIn, navigationIn } from "@/lib/content/facts/navigation";

const en = contentOf(SPEC_SITE, "en");

/** The English text at a place such as "quiz.keep.retake". */
const textAt = (place: string): unknown =>
  place
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], en);

/** English texts that must not change, by their place in lib/content. */
const FIXED: Readonly<Record<string, string>> = {
  // Screens and routes
  "missing.title": "Oops! Page not found",

  // Shared layout
  "chrome.nav.home": "Home",
  "chrome.nav.services": "Services",
  "chrome.nav.about": "About",
  "chrome.nav.blog": "Blog",
  "chrome.nav.contact": "Contact",
  "chrome.menu.account": "Account",
  "chrome.menu.settings": "Settings",
  "auth.menu.signIn": "Sign In",
  "auth.menu.profile": "Profile",
  "auth.menu.settings": "Settings",
  "auth.menu.signOut": "Sign Out",
  "chrome.chat.tooltip": "Chat with us on WhatsApp!",
  "chrome.chat.shortTooltip": "Chat with us!",

  // Sign-in welcome dialog
  "auth.welcome.title": "Welcome to BizGrow!",
  "auth.button.signIn": "Sign in with Google",
  "auth.button.busy": "Signing in...",
  "auth.welcome.skip": "Continue without signing in",
  "auth.agree.terms": "Terms of Service",
  "auth.agree.privacy": "Privacy Policy",

  // Home, Services
  "home.hero.buttons.start": "Get Started Today",
  "home.hero.buttons.demo": "Watch Demo",
  "home.hero.buttons.check": "Free Business Health Check",
  "packages.learnMore": "Learn More",
  "packages.consult": "Schedule Free Consultation",
  "services.labels.book": "Book Now",
  "services.labels.demo": "Request Free Demo",

  // Health Check dialog Quiz
  "quiz.name": "Business Health Check",
  "quiz.setup.title": "Setting Up Assessment",
  "quiz.analysing.title": "AI Analysis in Progress",
  "quiz.question.previous": "Previous",
  "quiz.question.exit": "Exit Assessment",
  "quiz.results.offer.buyNow": "Buy Now",
  "quiz.results.offer.bookDemo": "Book Demo",
  "quiz.results.offer.callNow": "Call Now",
  "quiz.results.offer.liveChat": "Live Chat",
  "quiz.results.keep.download": "Download",
  "quiz.results.keep.retake": "Retake",
  "quiz.results.keep.close": "Close Assessment",

  // Onboarding
  "onboarding.continue": "Continue",
  "onboarding.previous": "Previous",
  "onboarding.complete": "Complete",

  // Quiz sections
  "areas.titles.branding": "Brand Strategy & Market Position",
  "areas.titles.growth": "Business Growth & Performance",
  "areas.titles.operations": "Operations & Strategic Planning",

  // Contact form
  "leads.contact.thanks.title": "Thank you for reaching out!",
  "leads.contact.thanks.text":
    "We'll get back to you within 24 hours to discuss how we can help grow your business.",

  // Sign-in on /auth
  "auth.problems.closed": "Sign-in was cancelled. Please try again.",
  "auth.problems.blocked": "Pop-up was blocked by browser. Please allow pop-ups and try again.",
  "auth.problems.unauthorized-domain":
    "This domain is not authorized for Google sign-in. The domain needs to be added to the identity provider's console.",
  "auth.problems.not-allowed": "Google sign-in is not enabled. Please contact support.",
  "auth.problems.invalid-key": "Invalid configuration. Please contact support.",
  "auth.problems.other": "Failed to sign in with Google. Please try again.",
  // Other errors
  "auth.menu.failed": "Failed to sign out",

  // Packages, headline bands
  "packages.popular": "Most Popular",
  "areas.bands.excellent": "Excellent Performance",
  "areas.bands.good": "Good Performance",
  "areas.bands.moderate": "Moderate Performance",
  "areas.bands.poor": "Needs Improvement",
};

test("the fixed texts are unchanged", () => {
  expect(Object.fromEntries(Object.keys(FIXED).map((place) => [place, textAt(place)]))).toEqual(
    FIXED,
  );
});

test("the words of the marketing claims are unchanged", () => {
  const { claims, hero } = en.home;
  expect(claims).toMatchObject({
    subscribers: "subscribers",
    businesses: "businesses helped",
    growth: "average revenue growth",
    satisfaction: "satisfaction",
  });
  expect(hero.facts).toContain("Under 2 minutes");
  const { closed, hours } = en.chrome.footer;
  expect([hours, closed]).toEqual(["Monday to Saturday, 9:00 AM to 6:00 PM", "Sunday closed"]);
  expect(en.contact.asked.question.lead).toContain("We reply within 24 hours");
});

test("the greeting and the cards' message say what is asked for", () => {
  expect(en.chrome.chat.greeting).toMatch(/help getting started with your consultancy services/);
  expect(en.packages.consultText).toMatch(/free consultation .*\{package\}/);
});

test("the menus have their links in order", () => {
  const { menu, top } = navigationIn("en");
  const main = [
    { path: "/", name: "Home" },
    { path: "/services", name: "Services" },
    { path: "/about", name: "About" },
    { path: "/blog", name: "Blog" },
    { path: "/contact", name: "Contact" },
  ];
  expect(top).toEqual(main);
  expect(menu).toEqual([
    ...main,
    { path: "/account", name: "Account" },
    { path: "/account#data", name: "Settings" },
  ]);
});

test("the footer links to packages, resources, Privacy, Terms and Refund", () => {
  const { law, packages, resources } = footerLinksIn("en");
  expect(law.map(({ path }) => path)).toEqual(["/privacy", "/terms", "/refund"]);
  expect(packages.map(({ name }) => name)).toEqual(
    site.packages.map(({ plainName }) => plainName.en),
  );
  expect(resources.map(({ path }) => path)).toContain("/health-check");
});
