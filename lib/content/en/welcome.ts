/** /welcome: four messages, then the visitor's details, a package, and next steps. */
export const welcome = {
  title: "Welcome",
  description:
    "What you told BizGrow about your business, the package that fits it, and what you can do next. It stands on this device only.",
  heading: "Welcome",
  waiting: "Looking for what you told us on this device.",
  withoutScript: "This page needs JavaScript: what you told us stands on your device only.",
  start: "Get started",
  messages: [
    "Namaste, {firstName}.",
    "Thank you for telling us about {businessName}.",
    "Nothing is ordered, and nothing has been paid.",
    "Here is what you told us, and what you can do next.",
  ],
  skip: "Skip",
  summary: {
    heading: "Welcome, {firstName}.",
    lead: "This is your page. It stands on this device for {days} days; come back to it whenever you like.",
  },
  told: {
    title: "What you told us",
    name: "Name",
    businessName: "Business",
    email: "E-mail",
    phone: "Phone",
    location: "Town or city",
    businessType: "Kind of business",
    experience: "Running it for",
    edit: "Change the details",
  },
  sent: {
    none: "Nothing of this has been sent to us. It is on this device only.",
    ask: "Send it to us",
    waiting: "Your details are being sent.",
    stored:
      "Your details have reached us. Their number is {reference}. We reply within {hours} hours.",
    undo: "To take them back, tell us this number.",
    settings: "Or do it yourself in the settings.",
    changed:
      "You sent us details before: their number is {reference}. What you have changed since has not been sent.",
    unsent: {
      title: "Not sent yet",
      store:
        "We could not store your details just now. They are still here. Please try again in a minute.",
      offline:
        "You have no internet just now. Your details are still here. They are sent from this page once the internet is back.",
      later:
        "Too many forms are coming in just now, so your details could not be sent. They are still here. In {minutes} minutes they are sent again from any open page of ours.",
      refused:
        "Our server did not take the details. Please look through them and complete the steps again.",
    },
    again: "Send again",
    whatsapp: "Send them on WhatsApp instead",
    whatsappText:
      "Hello, my details for BizGrow: {name}, {businessName}, {location}. Kind of business: {businessType}. Running it for: {experience}. Phone: {phone}. E-mail: {email}.",
  },
  package: {
    title: "The package",
    reasons: {
      chosen: "You asked for this one under Book Now.",
      fits: "It fits your last check on this device: {area} needs you first there.",
      healthy:
        "Your last check on this device found no problem, so you need no package now. If you want one all the same: most owners take this one.",
      popular:
        "Most owners take this one. We do not know yet what your business needs: the free check tells you in under 2 minutes.",
    },
    more: "What is in it",
    others: "All three packages",
    order: "Order on WhatsApp",
    orderText:
      "Hello, I am {name} of {businessName}, {location}. I would like to order the package: {package}. What are the next steps?",
  },
  next: {
    title: "What you can do next",
    check: {
      title: "Take the free check",
      again: "Look at your result again",
      text: "15 questions, under 2 minutes. You see what needs you first, with a free first step for each problem.",
      button: "Free Business Health Check",
      againButton: "To my result",
    },
    ask: {
      title: "Ask us something",
      text: "A question costs nothing. We reply within {hours} hours, Monday to Saturday.",
      button: "Ask on WhatsApp",
      message: "Hello, I am {name} of {businessName}, {location}. I have a question:",
      contact: "Phone, e-mail and contact form",
    },
  },
};

export type WelcomeWords = typeof welcome;
