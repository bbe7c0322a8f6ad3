/** "Get Started Today": the two ways in. */
export const getStarted = {
  title: "Get started today",
  description:
    "Two ways to start with BizGrow: take the free Business Health Check of 15 questions, or write two lines on WhatsApp. Neither needs a sign-in or a payment.",
  heading: "Get started today",
  lead: "There are two ways to start. Take the one that fits where you stand.",
  check: {
    title: "You feel that something is wrong, but not what",
    text: "Take the free check: 15 questions, under 2 minutes, no sign-in. You see which side of the business needs you first, and what you can do about it yourself.",
    button: "Free Business Health Check",
  },
  write: {
    title: "You know what you want help with",
    text: "Write to us on WhatsApp. Tell us what you sell, where, and what you want to change. We reply within {hours} hours.",
    button: "Write on WhatsApp",
    message: "Hello, I want to get started with your consultancy services. My business:",
  },
  other: "Phone, e-mail and opening hours",
};

export type GetStartedWords = typeof getStarted;
