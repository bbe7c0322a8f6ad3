/** /welcome: four messages, then the visitor's details, a package, and next steps. */
export const welcome = {
  title: "Welcome",
  description:
    "What you told us about your business, the package that fits it, and what you can do next. It is saved on this device.",
  heading: "Welcome",
  waiting: "Looking for what you told us on this device.",
  withoutScript: "This page needs JavaScript: what you told us is on your device.",
  start: "Get started",
  messages: [
    "Namaste, {firstName}.",
    "Thank you for telling us about {businessName}.",
    "Your page is ready.",
    "Here is what you told us, and what you can do next.",
  ],
  skip: "Skip",
  summary: {
    heading: "Welcome, {firstName}.",
    lead: "Saved on this device for {days} days.",
  },
  details: {
    title: "What you told us",
    edit: "Change the details",
  },
  sent: {
    none: "None of this has been sent to us.",
    ask: "Send it to us",
    waiting: "Your details are being sent.",
    ordered: "Your order request has reached us. Your reference number is {reference}.",
    stored: "Your details have reached us. Your reference number is {reference}.",
    reply: "We reply within {replyHours} hours.",
    unreachable:
      "Neither the email address nor the phone number looks complete, so we cannot reach you yet.",
    correct: "Correct them",
    undo: "To withdraw them, tell us this number.",
    settings: "Or do it yourself under Settings.",
    changed:
      "You sent us details before: reference number {reference}. What you changed after that has not been sent.",
    unsent: {
      title: "Not sent yet",
      store:
        "We could not save your details right now. They are still here. Please try again in a minute.",
      offline:
        "You are offline right now. Your details are still here. This page will send them when the internet is back.",
      later:
        "Too many forms are coming in right now, so your details could not be sent. They are still here. In {minutes} minutes any open page of ours will send them again.",
      refused:
        "Your details could not be sent. They are still here. Please reload the page, check them and complete the steps again.",
    },
    again: "Send again",
    whatsapp: "Send them on WhatsApp instead",
    whatsappText:
      "Hello, my details for {ourName}: {name}, {businessName}, {location}. Type of business: {businessType}. Running it for: {experience}. Phone: {phone}. Email: {email}.",
  },
  package: {
    title: "The package",
    reasons: {
      chosen: "You asked for this one under Book Now.",
      fits: "It fits your last check on this device. Your priority area is: {area}.",
      healthy: "Your last check on this device found no problem, so you need no package now.",
      popular:
        "This is our [{middle}|most popular] package. The Business Health Check shows which one fits.",
    },
    more: "What is in it",
    others: "[{All} packages|The package]",
    order: "Order on WhatsApp",
    orderText:
      "Hello, I am {name} from {businessName}, {location}. I would like to order the package: {package}. What are the next steps?\nMy number: {phone}",
  },
  next: {
    check: "Free Business Health Check",
    again: "Look at your result again",
  },
};
