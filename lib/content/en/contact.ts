/** /contact. `{package}` is a package's name. */
export const contact = {
  title: "Contact",
  description:
    "Reach {ourName} on WhatsApp, by phone or by email, or send a message from this page. We reply within {replyHours} hours, {openDays}.",
  waysTitle: "How to reach us",
  /** What the page says to who comes for something. */
  asked: {
    question: {
      heading: "Talk to us",
      withPackage: "Question: {package}",
      lead: "Tell us what you sell, where, and what the problem is. We reply within {replyHours} hours, {openDays}.",
      leadWithPackage: "Add what you want to know. Asking is free.",
    },
    order: {
      heading: "Order a package",
      withPackage: "Order: {package}",
      lead: "Choose a package, or ask us which one fits.",
      leadWithPackage:
        "You pay nothing here. Within {replyHours} hours, {openDays}, you get our offer in writing, and you order only when you accept it.",
    },
    demo: {
      heading: "Free demo",
      withPackage: "Free demo: {package}",
      lead: "Choose a package, or write what you want to see. It costs nothing.",
      leadWithPackage:
        "It costs nothing. Within {replyHours} hours, {openDays}, we agree on a time and show you by phone or video call what is in it.",
    },
  },
  which: "Which package?",
  included: "What is included",
  more: "All of it, and what is not in it",
  ways: {
    whatsapp: "Write on WhatsApp",
    phone: "Call",
    email: "Email",
    hours: "Opening hours",
  },
  texts: {
    question: "Hello, I have a question about my business.",
    questionPackage: "Hello, I have a question about the package: {package}.",
    order: "Hello, I would like to order one of your packages. Please help me choose.\nMy number:",
    orderPackage:
      "Hello, I would like to order the package: {package}. What are the next steps?\nMy number:",
    demo: "Hello, I would like to see a free demo. When are you free?\nMy number:",
    demoPackage:
      "Hello, I would like a free demo of the package: {package}. When are you free?\nMy number:",
  },
};

export type ContactWords = typeof contact;
