/**
 * What a person reads beside a form before agreeing: which data, what for, for how long, how to withdraw and how to
 * complain. Each notice is complete without the privacy policy, and each consent says "18 or older". They belong to the
 * privacy text: a change gives it a new version (lib/content/facts/law-text.test.ts).
 */
const complain =
  "Complaints: to us first. From May 2027 also to the Data Protection Board of India.";

export const notices = {
  contact: {
    consent: "I am 18 or older, and {ourName} may use these details to reply to me.",
    text: `We ask for your name, email, phone and message to reply to you, and for nothing else. We keep them {leadMonths} months. If you become a customer, we keep them {wonLeadYears} years with our books. To withdraw or delete, write to us or use “Delete everything” under Settings. ${complain}`,
  },
  shareCheck: {
    consent:
      "Send my check along: I am 18 or older, and {ourName} may see its score and my answers.",
    text: `They help us prepare our reply, and are for nothing else. We keep them with your message: {leadMonths} months, and as our customer {wonLeadYears} years. Without the tick we do not see your check. To withdraw, open Settings; then we no longer see it. ${complain}`,
  },
  callMe: {
    consent:
      "I am 18 or older. {ourName} may call me about this result, and see its score and my answers.",
    text: `Your name and number are for this call, the score and the answers to prepare it, and all of it for nothing else. We keep them {leadMonths} months. If you become a customer, we keep them {wonLeadYears} years with our books. To withdraw, open Settings; then we no longer see your check. ${complain}`,
  },
  newsletter: {
    consent: "I am 18 or older, and {ourName} may send me its newsletter.",
    text: `We keep your email to send you the newsletter, until you unsubscribe, and {consentProofMonths} months more as proof. Every email has a link to unsubscribe. ${complain}`,
  },
  getStarted: {
    consent:
      "Send these details to {ourName}. I am 18 or older, and you may contact me and look at my check.",
    text: `We use them to contact you, and for nothing else. If you took the check here, our advisers may also look at your answers and result. We keep the details {leadMonths} months. If you become a customer, we keep them {wonLeadYears} years with our books. You can withdraw and delete at any time under Settings. ${complain}`,
  },
  aiProfile: {
    consent:
      "I am 18 or older, and these five lines may go with my answers to Groq, the AI firm in the USA that writes the advice.",
    text: `Without the tick we keep the lines, and the AI gets only your answers. We keep them as long as your record. You can withdraw at any time, below under “What you agreed to”. ${complain}`,
  },
  contactMe: {
    consent:
      "I am 18 or older, and you may look at my answers and results, and write to me or call me about them.",
    text: `We then keep a note: your score and the area to fix first. If you are signed in, also your name and email. We keep it {leadMonths} months. If you become a customer, we keep it {wonLeadYears} years with our books. When you withdraw, we no longer see it. ${complain}`,
  },
  remind: {
    consent: "I am 18 or older, and {ourName} may remind me of my plan by email, twice at most.",
    text: `We use the email of your Google sign-in for these two emails only, and keep it until they are sent. To withdraw, use the link in each of them, or Settings. ${complain}`,
  },
  report: {
    text: `We use your email to send this one report. We do not keep it after that, so there is nothing to withdraw. ${complain}`,
  },
  signIn: {
    lead: "By signing in you say that you are 18 or older and accept our:",
    text: "From Google we get your name, email and photo, and nothing else, so that you find your checks on any device. We keep your account until you delete it under Settings.",
  },
  check: {
    text: `We keep your answers to show you your result: {finishedCheckMonths} months after your last change. This check is for business owners of 18 or older. Under Settings you can change your choice, take a copy and delete everything. ${complain}`,
  },
};
