/**
 * What a person reads beside a form before agreeing: what for, for how long, how to withdraw and how to complain, in at
 * most 25 words. Item by item it is on the privacy page, one tap away (docs/product/records.md#consent). Each consent
 * says "18 or older". They belong to the privacy text: a change gives it a new version
 * (lib/content/facts/law-text.test.ts).
 */
export const notices = {
  contact: {
    consent: "I am 18 or older, and {ourName} may use these details to reply to me.",
    text: "We use this only to reply, and keep it {leadMonths} months (customers: {wonLeadYears} years). To withdraw, delete, complain: write to us with your phone number.",
  },
  shareCheck: {
    consent:
      "Send my check along: I am 18 or older, and {ourName} may see its score and my answers.",
    text: "We use it for our reply, and keep it with your message. Withdraw under Settings, and our desk hides it. To complain, write to us.",
  },
  callMe: {
    consent:
      "I am 18 or older. {ourName} may call me about this result, and see its score and my answers.",
    text: "We use this only for the call, and keep it {leadMonths} months (customers: {wonLeadYears} years). Withdraw or delete under Settings; to complain, write to us.",
  },
  newsletter: {
    consent: "I am 18 or older, and {ourName} may send me its newsletter.",
    text: "We keep your email until you unsubscribe (by reply or link), and {consentProofMonths} months more as proof of your consent. To complain, write to us.",
  },
  getStarted: {
    consent:
      "Send these details to {ourName}. I am 18 or older, and you may contact me and look at my check.",
    text: "We use this only to contact you, and keep it {leadMonths} months (customers: {wonLeadYears} years). Withdraw or delete under Settings; to complain, write to us.",
  },
  aiProfile: {
    consent:
      "I am 18 or older, and what I run may go with my answers to Groq, the AI firm in the USA writing the advice.",
    text: "Withdraw here at any time: then it does not go there. To complain, write to us.",
  },
  contactMe: {
    consent:
      "I am 18 or older, and you may look at my answers and results, and write to me or call me about them.",
    text: "We note score, priority area, name and email for {leadMonths} months (customers: {wonLeadYears} years). Withdraw here; to complain, write to us.",
  },
  report: {
    text: "We use your email for this one report, and keep it {deliveryDays} days at most. To complain, write to us.",
  },
  signIn: {
    lead: "By signing in you say that you are 18 or older and accept our:",
    text: "Google gives us your name, email, photo and account number, so that you find your checks on any device. Delete the account under Settings.",
  },
  check: {
    text: "To show your result, we keep finished checks {finishedCheckMonths} months after the last change, unfinished {unfinishedCheckMonths}. Delete under Settings; complain to us. From age 18.",
  },
};
