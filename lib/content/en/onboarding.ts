/** Get Started: eight steps, and two shorter ways beside them. */
export const onboarding = {
  title: "Get started today",
  description:
    "Tell BizGrow about your business in eight short steps. It stays on your device until you send it. No sign-in, no payment. Or take the free check instead.",
  heading: "Get started today",
  lead: "Eight short questions about you and your business. What you write stays on this device until you send it to us.",
  progress: "Step {n} of {total}",
  device: "Stays on this device",
  steps: {
    firstName: {
      label: "What is your first name?",
      why: "So that we know how to speak to you.",
    },
    lastName: {
      label: "And your last name?",
      why: "So that we do not take you for somebody else.",
    },
    businessName: {
      label: "What is your business called?",
      why: "As it stands on your board. No name yet? Write what you sell.",
    },
    email: {
      label: "What is your e\u2011mail address?",
      why: "For what does not fit into a chat: a written offer, a plan, a bill.",
    },
    phone: {
      label: "What is your phone number?",
      why: "A question is often settled quicker in a call than in five messages.",
    },
    location: {
      label: "In which town or city is it?",
      why: "Rents, customers and competition differ from place to place.",
    },
    businessType: {
      label: "What kind of business is it?",
      why: "A salon has other troubles than a kirana store.",
    },
    experience: {
      label: "How long have you been running it?",
      why: "The first year needs other advice than the tenth.",
    },
  },
  hints: {
    email: "For example name@example.in",
    phone: "Ten digits are enough.",
  },
  doubts: {
    email:
      "This does not look like a whole address yet, such as name@example.in. You can go on all the same.",
    phone: "This does not look like a whole number yet: ten digits. You can go on all the same.",
  },
  otherType: "Which one? (if you like)",
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
  lost: "What comes next could not be loaded. Check your internet and go on writing, or load the page again.",
  booked: "You asked for: {package}, {price}. Here you only write about yourself; nothing is paid.",
  send: {
    title: "Shall we contact you?",
    intro: "If you tick the box, these go to BizGrow:",
    items: {
      who: "your name and the name of your business",
      reach: "your e-mail address and phone number, to reach you",
      business:
        "your town, the kind of business and how long you have run it, so that we come prepared",
      package: "the package you asked for: {package}",
    },
    use: "We use them to contact you, and for nothing else. They are kept for {months} months; you can have them deleted at any time.",
    consent: "Send these details to BizGrow. You may contact me.",
    without: "Without the tick nothing leaves this device.",
    doubts: {
      email: "The e-mail address does not look whole. Go back if you want to correct it.",
      phone: "The phone number does not look whole. Go back if you want to correct it.",
    },
  },
  withoutScript:
    "These eight steps need JavaScript. You reach us just as well without it: through the form on the contact page, on WhatsApp or by phone.",
  contactForm: "Write through the contact form",
  instead: {
    title: "Rather not fill in anything?",
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
  },
};

export type OnboardingWords = typeof onboarding;
