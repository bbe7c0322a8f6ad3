import { notices } from "./notices";

/** Get Started: eight steps, and two shorter ways beside them. */
export const onboarding = {
  title: "Get started today",
  description:
    "Tell us about your business in eight short steps. It stays on your device until you send it. Or take the Business Health Check first.",
  lead: "Eight short questions about you and your business.",
  progress: "Step {n} of {total}",
  device: "Stays on this device",
  continue: "Continue",
  previous: "Previous",
  complete: "Complete",
  completeAndSend: "Complete and send",
  finish: "Finish without sending",
  /** Below the package on the page that Book Now opens. */
  chosen: "Eight short questions. The last step sends the order request; nothing is paid here.",
  send: {
    title: "Shall we contact you?",
    items:
      "With the tick these go to {ourName}: your name and business, phone and email, town, type and age of the business.",
    package: "And your order request: {package}.",
    use: notices.getStarted.text,
    consent: notices.getStarted.consent,
    without: "Without the tick nothing leaves this device.",
  },
  withoutScript:
    "These eight steps need JavaScript. Without it you can reach us through the form on the contact page, on WhatsApp or by phone.",
  contactForm: "Write through the contact form",
  instead: {
    title: "Rather not fill in a form?",
    check: "Free Business Health Check",
    write: "Write on WhatsApp",
    message: "Hello, I want to get started with your consultancy services. My business:",
    other: "Phone, email and opening hours",
  },
};
