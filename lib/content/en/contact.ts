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
      lead: "Tell us what you sell, where, and what the problem is. We reply within {replyHours} hours, {openDays}, or ring when you choose.",
      leadWithPackage: "Add what you want to know. Asking is free.",
      next: ["We call or write back. A question costs nothing."],
    },
    order: {
      heading: "Order a package",
      withPackage: "Order: {package}",
      lead: "Choose a package, or ask us which one fits.",
      leadWithPackage:
        "You pay nothing here. We talk first; then you get our offer in writing, and you order only when you accept it.",
      next: [
        "We look whether the package fits you. If another one fits better, or none, we say so.",
        "You get the work, the dates and the price in writing. You order only when you accept them.",
      ],
    },
    demo: {
      heading: "Free demo",
      withPackage: "Free demo: {package}",
      lead: "Choose a package, or write what you want to know, and when we ring you. It costs nothing.",
      leadWithPackage:
        "Free, 20 minutes by phone. Choose a time: we go through the package with you.",
      next: [
        "We go through the package with you: 20 minutes, free.",
        "You decide afterwards, without any hurry.",
      ],
    },
    call: {
      heading: "We call you",
      withPackage: "A call about: {package}",
      lead: "Name, phone number and the tick are enough. We call when you choose, else within {replyHours} hours, {openDays}.",
      leadWithPackage:
        "We call when you choose, else within {replyHours} hours, {openDays}. It costs nothing.",
      next: [
        "You tell us what the problem is; we say what we would do first.",
        "The call costs nothing.",
      ],
    },
  },
  which: "Which package?",
  included: "What is included",
  more: "All of it, and what is not in it",
  ways: {
    whatsapp: "Write on WhatsApp",
    callMe: "Call me",
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
    demo: "Hello, I would like to see a free demo.\nMy number:",
    demoPackage: "Hello, I would like a free demo of the package: {package}.\nMy number:",
    call: "Hello, please call me about my business.\nMy number:",
    callPackage: "Hello, please call me about the package: {package}.\nMy number:",
  },
};

export type ContactWords = typeof contact;
