/** Words around every page: head, header, footer. */
export const chrome = {
  title: "{ourName}: plain advice for shops and small businesses",
  description:
    "A free Business Health Check for shops and small businesses, in English and Hindi. Under 2 minutes: your score, what to fix first, and free first steps.",
  skip: "Skip to the content",
  brand: "{ourName}, home page",
  check: "Health Check",
  navigation: "Main",
  nav: {
    home: "Home",
    services: "Services",
    about: "About",
    blog: "Blog",
    contact: "Contact",
  },
  menu: {
    title: "Menu",
    open: "Open the menu",
    close: "Close the menu",
    account: "Account",
    settings: "Settings",
  },
  opensWhatsApp: "(opens WhatsApp)",
  opensTab: "(opens in a new tab)",
  chat: {
    label: "Chat",
    tooltip: "Chat with us on WhatsApp!",
    shortTooltip: "Chat with us!",
    greeting: "Hello! I would like help getting started with your consultancy services.",
  },
  offline: {
    title: "No internet right now",
    text: "This page could not be opened. Answers you have given are saved on this device.",
    again: "Try again",
    close: "Close",
  },
  footer: {
    reach: "Talk to us",
    hours: "{openHours}",
    closed: "{closedDays}",
    whatsapp: "WhatsApp",
    whatsappText: "Hello, I have a question about your consultancy services.",
    packages: "Packages",
    resources: "Free",
    law: "Policies",
    social: "Follow us",
  },
};

export type ChromeWords = typeof chrome;
