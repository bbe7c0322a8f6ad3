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
  steps: {
    firstName: {
      label: "What is your first name?",
      why: "So that we can call you by your name.",
    },
    lastName: {
      label: "And your last name?",
      why: "So that we do not mix you up with someone else.",
    },
    businessName: {
      label: "What is your business called?",
      why: "As on your board. No name yet? Write what you sell.",
    },
    email: {
      label: "What is your email address?",
      why: "For things too long for a chat: a written offer, a plan, a bill.",
    },
    phone: {
      label: "What is your phone number?",
      why: "One call often settles more than five messages.",
    },
    location: {
      label: "Which town or city is it in?",
      why: "Rents, customers and competition differ from place to place.",
    },
    businessType: {
      label: "What type of business is it?",
      why: "A salon has different problems from a kirana store.",
    },
    experience: {
      label: "How long have you been running it?",
      why: "The first year needs different advice from the tenth.",
    },
  },
  hints: {
    email: "For example name@example.in",
    phone: "Ten digits are enough.",
  },
  doubts: {
    email:
      "This does not look like a complete address yet, such as name@example.in. You can still continue.",
    phone: "This does not look like a complete number yet: ten digits. You can still continue.",
  },
  otherType: "Which one? (optional)",
  experiences: {
    planning: "It has not opened yet",
    under1: "Less than 1 year",
    from1to3: "1 to 3 years",
    from3to10: "3 to 10 years",
    over10: "More than 10 years",
  },
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
    doubts: {
      email: "The email address does not look complete. Go back if you want to correct it.",
      phone: "The phone number does not look complete. Go back if you want to correct it.",
    },
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

export type OnboardingWords = typeof onboarding;
