import { contentIn } from "@/lib/content";
import {
  pageWordsIn,
  postPath,
  PUBLIC_PATHS,
  type PublicPath,
  toolPath,
} from "@/lib/content/facts/public-pages";
import type { Post } from "@/lib/content/slices/posts";
import { site as ours } from "@/lib/content/facts/site";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { inRupees } from "@/lib/domain/core/fill";
import { DAYS, type Site } from "@/lib/content/facts/site-schema";
import type { ToolId } from "@/lib/domain/tools/tool-ids";
import { env } from "@/lib/server/core/env";
import { sharePicture } from "./page-metadata";

/** JSON-LD for search engines, with absolute addresses. All throw like `env`. */
const address = (lang: Lang, path: string): string =>
  new URL(pathIn(lang, path), env().siteUrl).href;

const idOf = (thing: string): string => `${new URL("/", env().siteUrl).href}#${thing}`;
const BUSINESS = "business";
const WEBSITE = "website";

/** "9:00 AM" → "09:00", the form of times in schema.org. */
export const timeOfDay = (clock: string): string => {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(clock) ?? [];
  if (!hour || !minute) throw new Error(`Not a time of the day: ${clock}`);
  return `${String((Number(hour) % 12) + (half === "PM" ? 12 : 0)).padStart(2, "0")}:${minute}`;
};

const picture = (lang: Lang) => {
  const { url, ...size } = sharePicture(lang);
  return { "@type": "ImageObject", url: new URL(url, env().siteUrl).href, ...size };
};

const postalAddress = (lang: Lang, [office]: Site["offices"]) => ({
  "@type": "PostalAddress",
  ...(office && {
    streetAddress: office.street[lang],
    addressLocality: office.city[lang],
    addressRegion: office.state[lang],
    postalCode: office.pin,
  }),
  addressCountry: "IN",
});

const priceRange = (packages: Site["packages"]): string => {
  const all = packages.map(({ price }) => price);
  return [...new Set([Math.min(...all), Math.max(...all)])].map(inRupees).join("–");
};

const ownPages = (social: Site["social"]) => {
  const pages = Object.values(social).filter((page) => page !== null);
  return pages.length > 0 ? { sameAs: pages } : {};
};

const openingHours = ({ first, last, opens, closes }: Site["hours"][number]) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1),
  opens: timeOfDay(opens),
  closes: timeOfDay(closes),
});

/** The consultancy: address, opening hours, contacts and prices; other facts than ours only in tests. */
export const business = (lang: Lang, site: Site = ours) => ({
  "@type": "ProfessionalService",
  "@id": idOf(BUSINESS),
  name: site.name,
  ...(site.legalName && { legalName: site.legalName[lang] }),
  ...(site.gstin && { vatID: site.gstin }),
  description: contentIn(lang).chrome.description,
  url: address(lang, "/"),
  logo: new URL(site.logo ?? "/icons/any-512.png", env().siteUrl).href,
  image: picture(lang),
  telephone: site.phone.dial,
  email: site.email,
  ...ownPages(site.social),
  address: postalAddress(lang, site.offices),
  areaServed: { "@type": "Country", name: "India" },
  availableLanguage: ["en", "hi"],
  currenciesAccepted: "INR",
  priceRange: priceRange(site.packages),
  openingHoursSpecification:
    site.hours.length === 1 ? openingHours(site.hours[0]!) : site.hours.map(openingHours),
});

/** The site in one language, and its publisher. */
export const website = (lang: Lang) => ({
  "@type": "WebSite",
  "@id": idOf(WEBSITE),
  name: ours.name,
  url: address(lang, "/"),
  inLanguage: lang,
  publisher: { "@id": idOf(BUSINESS) },
});

/** The packages with their fixed prices in rupees, offered by `business`. */
export const offers = (lang: Lang, site: Site = ours) =>
  site.packages.map(({ id, name, price, words }) => ({
    "@type": "Offer",
    "@id": idOf(`offer-${id}`),
    url: address(lang, `/services#${id}`),
    price,
    priceCurrency: "INR",
    ...(typeof site.pricesIncludeGst === "boolean" && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "INR",
        valueAddedTaxIncluded: site.pricesIncludeGst,
      },
    }),
    availability: "https://schema.org/InStock",
    offeredBy: { "@id": idOf(BUSINESS) },
    itemOffered: {
      "@type": "Service",
      name,
      description: words[lang].line,
      areaServed: { "@type": "Country", name: "India" },
      provider: { "@id": idOf(BUSINESS) },
    },
  }));

/** Questions and answers, for a page that shows all of them. */
export const faqPage = (items: readonly { question: string; answer: string }[]) => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** A post of the blog; `author` is a person once the operator has named one. */
export const blogPosting = (lang: Lang, { slug, date, updated, words }: Post) => ({
  "@type": "BlogPosting",
  headline: words.title,
  description: words.description,
  image: picture(lang),
  datePublished: date,
  dateModified: updated,
  inLanguage: lang,
  url: address(lang, postPath(slug)),
  mainEntityOfPage: address(lang, postPath(slug)),
  author: {
    "@type": ours.author ? "Person" : "Organization",
    name: ours.author?.[lang] ?? ours.name,
    url: address(lang, "/about"),
  },
  publisher: {
    "@type": "Organization",
    "@id": idOf(BUSINESS),
    name: ours.name,
    url: address(lang, "/"),
  },
});

/** A rupee tool: a small program of the page, for nothing. */
export const calculator = (lang: Lang, id: ToolId) => {
  const { description, name } = pageWordsIn(lang, toolPath(id));
  return {
    "@type": "WebApplication",
    name,
    description,
    url: address(lang, toolPath(id)),
    image: picture(lang),
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    inLanguage: lang,
    isAccessibleForFree: true,
    publisher: { "@id": idOf(BUSINESS) },
  };
};

const stepsTo = (path: PublicPath): PublicPath[] => {
  const above = PUBLIC_PATHS.filter((one) => one !== "/" && path.startsWith(`${one}/`));
  return ["/", ...above, path];
};

/** The path from the home page to a page below it. */
export const breadcrumbs = (lang: Lang, path: Exclude<PublicPath, "/">) => ({
  "@type": "BreadcrumbList",
  itemListElement: stepsTo(path).map((step, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: pageWordsIn(lang, step).name,
    item: address(lang, step),
  })),
});
