/** /contact. `{package}` is a package's name. */
export const contact = {
  title: "Contact",
  description:
    "Reach {ourName} on WhatsApp, by phone or by email, or send a message from this page. We reply within {replyHours} hours, {openDays}.",
  waysTitle: "How to reach us",
  /** What the page says to who comes for something; `lead` and `next` of a question are those of the page itself. */
  asked: {
    question: {
      heading: "Talk to us",
      withPackage: "Question: {package}",
      lead: "Tell us what you sell, where, and what the problem is. We reply within {replyHours} hours, {openDays}.",
      leadWithPackage:
        "Asking is free. The first line is written already; add what you want to know.",
      next: [
        "You write or call. Two lines are enough: your business, your town, your problem.",
        "We reply within {replyHours} hours, {openDays}.",
        "You decide whether you want our help. Asking is free.",
      ],
    },
    order: {
      heading: "Order a package",
      withPackage: "Order: {package}",
      lead: "Nothing is paid here. Choose a package below, or ask us which one fits.",
      leadWithPackage:
        "Nothing is paid here. You send this message, and the order comes to you in writing.",
      next: [
        "You send this message. It is a question, not yet an order. Nothing is paid here.",
        "Within {replyHours} hours, {openDays}, we call or write, and send you the order in writing: full price, start and end.",
        "You accept it in writing. Then you pay, and you get a bill.",
      ],
    },
    demo: {
      heading: "Free demo",
      withPackage: "Free demo: {package}",
      lead: "It costs nothing. Choose a package below, or write what you want to see.",
      leadWithPackage: "It costs nothing. You send this message, and we agree on a time.",
      next: [
        "You send this message. Write when you have time. Nothing is paid here.",
        "Within {replyHours} hours, {openDays}, we call or write to agree on a time.",
        "By phone or video call we show you what is in it. You decide whether you want it.",
      ],
    },
  },
  which: "Which package?",
  included: "What is included",
  more: "All of it, and what is not in it",
  next: "What happens next",
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
  check: {
    title: "Not sure what to ask?",
    text: "Take the Health Check first. In under 2 minutes you know what to fix first. Send us that as your first line.",
    button: "Free Business Health Check",
  },
  /** The same, beside an order or a demo. */
  fits: {
    title: "Not sure whether it fits?",
    text: "Take the Health Check first: 15 questions, under 2 minutes. It names the part to fix first and the package for it, or says that you need none.",
  },
};

export type ContactWords = typeof contact;
