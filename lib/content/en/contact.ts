/** /contact. `{package}` is a package's name. */
export const contact = {
  title: "Contact",
  description:
    "Reach {ourName} on WhatsApp, by phone or by e-mail, or write a message on this page. We reply within {replyHours} hours, {openDays}.",
  heading: "Talk to us",
  lead: "Tell us what you sell, where, and what troubles you. We reply within {replyHours} hours.",
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
    email: "E-mail",
    hours: "Opening hours",
  },
  texts: {
    question: "Hello, I have a question about my business.",
    questionPackage: "Hello, I have a question about the package: {package}.",
    order: "Hello, I would like to order one of your packages. Please help me to choose.",
    orderPackage: "Hello, I would like to order the package: {package}. What are the next steps?",
    demo: "Hello, I would like to see a free demo. When would it suit you?",
    demoPackage:
      "Hello, I would like a free demo of the package: {package}. When would it suit you?",
  },
  next: {
    title: "What happens next",
    items: [
      "You write or call. Two lines are enough: your business, your town, what troubles you.",
      "We reply within {replyHours} hours.",
      "You decide whether you want our help. A question costs nothing.",
    ],
  },
  check: {
    title: "Not sure what to ask?",
    text: "Take the free check first. In under 2 minutes you know what hurts most, and that is a good first line to send us.",
    button: "Free Business Health Check",
  },
};

export type ContactWords = typeof contact;
