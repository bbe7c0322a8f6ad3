import { notices } from "./notices";

/** Get Started: eight steps, and two shorter ways beside them. */
export const onboarding = {
  title: "Get started today",
  description:
    "Tell us about your business in eight short steps. It stays on your device until you send it. No sign-in, no payment. Or take the Health Check first.",
  heading: "Get started today",
  lead: "Eight short questions about you and your business. What you write stays on this device until you send it to us.",
  progress: "Step {n} of {total}",
  device: "Stays on this device",
  leaves: "Sent to us when you press Complete",
  continue: "Continue",
  previous: "Previous",
  complete: "Complete",
  lost: "The next step could not be loaded. Check your internet and keep writing, or load the page again.",
  /** Below the package on the page that Book Now opens. */
  chosen: "Here you only tell us about yourself. Nothing is ordered or paid yet.",
  booked: "You chose: {package}, {price}. Here you only tell us about yourself; nothing is paid.",
  send: {
    title: "Shall we contact you?",
    intro: "If you tick the box, these go to {ourName}:",
    items: {
      who: "your name and the name of your business",
      reach: "your email address and phone number, to reach you",
      business:
        "your town, the type of business and how long you have run it, so that we come prepared",
      package: "the package you asked for: {package}",
    },
    use: notices.getStarted.text,
    consent: notices.getStarted.consent,
    without: "Without the tick nothing leaves this device.",
  },
  withoutScript:
    "These eight steps need JavaScript. Without it you can reach us through the form on the contact page, on WhatsApp or by phone.",
  contactForm: "Write through the contact form",
  instead: {
    title: "Do not want to fill in a form?",
    check: {
      title: "You feel that something is wrong, but not what",
      text: "Take the Health Check: 15 questions, under 2 minutes, no sign-in. You see which part of the business to fix first, and what you can do about it yourself.",
      button: "Free Business Health Check",
    },
    write: {
      title: "You know what you want help with",
      text: "Write to us on WhatsApp. Tell us what you sell, where, and what you want to change. We reply within {replyHours} hours.",
      button: "Write on WhatsApp",
      message: "Hello, I want to get started with your consultancy services. My business:",
    },
    other: "Phone, email and opening hours",
  },
};
