/** /contact. `{package}` is a package's name. */
export const contact = {
  title: "Contact",
  description:
    "Reach {ourName} on WhatsApp, by phone or by email, or send a message from this page. We reply within {replyHours} hours, {openDays}.",
  heading: "Talk to us",
  lead: "Tell us what you sell, where, and what the problem is. We reply within {replyHours} hours, {openDays}.",
  waysTitle: "How to reach us",
  about: "Your message is about:",
  noPackage: "Your business",
  topics: {
    question: "a question",
    order: "an order",
    demo: "a free demo",
  },
  ways: {
    whatsapp: "Write on WhatsApp",
    whatsappNote: "Your message is already typed. You can change it before you send it.",
    phone: "Call",
    email: "Email",
    hours: "Opening hours",
  },
  texts: {
    question: "Hello, I have a question about my business.",
    questionPackage: "Hello, I have a question about the package: {package}.",
    order: "Hello, I would like to order one of your packages. Please help me choose.",
    orderPackage: "Hello, I would like to order the package: {package}. What are the next steps?",
    demo: "Hello, I would like to see a free demo. When are you free?",
    demoPackage: "Hello, I would like a free demo of the package: {package}. When are you free?",
  },
  next: {
    title: "What happens next",
    items: [
      "You write or call. Two lines are enough: your business, your town, your problem.",
      "We reply within {replyHours} hours, {openDays}.",
      "You decide whether you want our help. Asking is free.",
    ],
  },
  check: {
    title: "Not sure what to ask?",
    text: "Take the Health Check first. In under 2 minutes you know what to fix first. Send us that as your first line.",
    button: "Free Business Health Check",
  },
};

export type ContactWords = typeof contact;
