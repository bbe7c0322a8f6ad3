/** Words around every page: head, header, footer. */
export const chrome = {
  title: "BizGrow: honest advice for shops and small businesses",
  description:
    "A free 2-minute Business Health Check for Indian shops and small businesses, in English and Hindi. See your score, what needs you first, and free first steps.",
  skip: "Skip to the content",
  brand: "BizGrow, home page",
  check: "Free check",
  contact: "Contact",
  navigation: "Main",
  opensWhatsApp: "(opens WhatsApp)",
  footer: {
    promise: "We look at your business with you. In plain words, with honest numbers.",
    reach: "Talk to us",
    hoursTitle: "When we are here",
    hours: "Monday to Saturday, {opens} to {closes}",
    closed: "Sunday closed",
    reply: "We reply within {hours} hours.",
    whatsapp: "WhatsApp",
    whatsappText: "Hello, I have a question about your consultancy services.",
    dataTitle: "Your answers",
    data: "The check asks for no name and no phone number. Your answers are kept under a random number, so that you can go on later.",
  },
};

export type ChromeWords = typeof chrome;
