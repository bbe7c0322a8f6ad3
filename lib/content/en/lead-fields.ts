/** The words of leads' fields: label, contact form's ask, step of Get Started, choices. */
export const leadFields = {
  firstName: {
    step: { label: "What is your first name?" },
  },
  lastName: {
    step: { label: "And your last name?" },
  },
  name: { label: "Name", ask: { label: "Your name", problem: "Write your name, in one line." } },
  businessName: {
    label: "Business",
    step: {
      label: "What is your business called?",
      why: "As on your board. No name yet? Write what you sell.",
    },
  },
  businessType: {
    label: "Type of business",
    ask: {
      label: "Type of business (optional)",
      problem: "Choose one from the list, or none.",
      none: "Please choose",
    },
    step: {
      label: "What type of business is it?",
      other: "Which one? (optional)",
    },
    choices: {
      grocery: "Kirana or general store",
      salon: "Salon or beauty parlour",
      workshop: "Workshop or repair",
      restaurant: "Restaurant, café or sweets",
      clothing: "Clothing or footwear",
      medical: "Medical store or clinic",
      online: "Online seller",
      services: "Services or office",
      manufacturing: "Manufacturing",
      startup: "Start-up",
      other: "Something else",
    },
  },
  phone: {
    label: "Phone",
    ask: {
      label: "Phone",
      hint: "Ten digits are enough.",
      problem:
        "Write a phone number with ten digits, such as 98765 43210. From abroad, begin with + or 00.",
    },
    step: {
      label: "What is your phone number?",
      why: "One call often settles more than five messages.",
      hint: "Ten digits are enough.",
      doubt:
        "This number does not look complete: ten digits. To keep it as it is, press Continue again.",
      doubtAtSend: "The phone number does not look complete. Go back if you want to correct it.",
    },
  },
  email: {
    label: "Email",
    ask: {
      label: "Email",
      optional: "Email (optional)",
      problem:
        "Write one complete email address, such as name@example.in: no spaces or commas, and no dot next to the @ or to a dot.",
    },
    step: {
      label: "What is your email address?",
      why: "For a written offer, a plan, a bill.",
      hint: "For example name@example.in",
      doubt:
        "This address does not look complete, such as name@example.in. To keep it as it is, press Continue again.",
      doubtAtSend: "The email address does not look complete. Go back if you want to correct it.",
    },
  },
  location: {
    label: "Place",
    step: { label: "Which town or city is it in?" },
  },
  experience: {
    label: "Running it for",
    step: { label: "How long have you been running it?" },
    choices: {
      planning: "It has not opened yet",
      under1: "Less than 1 year",
      from1to3: "1 to 3 years",
      from3to10: "3 to 10 years",
      over10: "More than 10 years",
    },
  },
  message: {
    label: "Message",
    ask: {
      label: "Your message",
      problem: "Write a line about what you need, at most 2,000 characters.",
    },
  },
};

export type LeadFieldWords = typeof leadFields;
