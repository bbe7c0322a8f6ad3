import { leads } from "./leads";
import { notices } from "./notices";

/** /account#data: language, lines about the business, consents, copy, deletion, sign-out. */
export const settings = {
  title: "Settings",
  none: {
    title: "This browser has no record with us",
    text: "It starts with your first answer, with Get Started, or with the lines below. To delete a message you sent without one, write to us with your phone number.",
  },
  held: {
    title: "Your sign-in has expired",
    text: "Sign in again to see what is in your account. Below is only what is on this device.",
  },
  language: {
    title: "Language",
    text: "Pages, advice and reports are in English.",
  },
  profile: {
    title: "About your business",
    lead: "So that the advice fits your business and your town.",
    open: "Five lines, to write or change",
    fields: {
      businessName: "Name of the business",
      industry: "Line of business",
      businessSize: "Size",
      location: "Town or area",
      yearEstablished: "Year it started",
    },
    hints: {
      businessName: "As on your board",
      industry: "Such as kirana, salon, sweets, workshop",
      businessSize: "Such as “me and two helpers”",
      location: "Such as Kanpur, Gumti No. 5",
      yearEstablished: "Four digits, such as 2015",
    },
    limit: leads.limit,
    problems: {
      year: "Write the year with four digits, not before 1800 and not after next year.",
    },
    consent: notices.aiProfile.consent,
    consentNote: notices.aiProfile.text,
    privacy: "Privacy Policy",
    save: "Save",
    saving: "Saving…",
    saved: "Saved.",
    failed: "Not saved: we cannot reach our server. What you wrote is still here. Try again.",
    refused: "Not saved: one of the lines is not right. Please check what you wrote.",
    blocked:
      "Not saved: this browser blocks cookies, so our server cannot recognise you. Allow cookies for this site and try again.",
  },
  advice: {
    title: "Who writes your advice",
    lead: "It applies from your next check; advice you already have stays.",
    waiting: "Saved on this device. It will reach our server once you are online.",
  },
  links: {
    title: "Your private links",
    lead: "Anyone with one of them can read your result. Switch off what nobody needs any more.",
    plan: "Plan without score",
    answers: "Score, plan and 15 answers",
    /** {scope}, {made}, {until} */
    item: "{scope}: made on {made}, works until {until}",
    revoke: "Switch off",
    revokeOf: "Switch off the link made on {made}: {scope}",
    revoked: "The link is switched off.",
    failed: "This did not work right now: the link is still on. Try again.",
  },
  consents: {
    title: "What you agreed to",
    lead: "One tap withdraws, from that moment on.",
    purposes: {
      aiProfile: "The AI may read the five lines about my business.",
      contact: notices.contactMe.consent,
      shareCheck: "You may see the check that I sent along with a message.",
    },
    contactNotice: notices.contactMe.text,
    given: "Agreed on {date}, to the text of {version}.",
    withdrawn: "Agreed on {from}, withdrawn on {to}.",
    never: "Not agreed.",
    withdraw: "Withdraw",
    withdrawOf: "Withdraw: {purpose}",
    agree: "Agree",
    agreeOf: "Agree: {purpose}",
    done: "Withdrawn.",
    agreed: "Agreed.",
    failed: "That did not work: we cannot reach our server. Nothing has changed. Try again.",
  },
  copy: {
    file: "{dataFile}",
    title: "A copy of everything",
    lead: "What our server and this device keep about you, in one file.",
    button: "Download a copy",
    busy: "Collecting…",
    done: "The copy is in your downloads: {file}",
    failed: "No copy was made: we cannot reach our server. Try again.",
  },
  deletion: {
    title: "Delete everything",
    lead: "Your record and everything on this device. It cannot be brought back.",
    button: "Delete everything…",
    dialog: {
      title: "Delete everything?",
      server: "On our server",
      serverItems: [
        "your answers, results, plan, advice and private links",
        "the lines about your business",
        "the messages you sent us from this record",
        "what you agreed to",
      ],
      accountItem: "your account with us, and the sign-in on all your devices",
      device: "On this device",
      deviceItems: [
        "your answers and the record number",
        "what you filled in under Get Started",
        "a message you began to write",
      ],
      stays: "Some things stay for a while, such as backups and the server log.",
      staysLink: "Which ones, and how long",
      copy: "Want to keep something? Download a copy first.",
      confirm: "Delete everything",
      busy: "Deleting…",
      cancel: "Keep it",
      failed: "Nothing was deleted: we cannot reach our server. Try again, or write to us.",
      expired:
        "Nothing was deleted: your sign-in has expired. Sign out, sign in again, then delete.",
    },
    done: {
      title: "This device is cleared",
      text: "Your record is deleted on our server as well. What stays for a while, and why, is in the Privacy Policy. A new one begins with your next answer or form.",
      deviceOnly:
        "Our server had no record that this browser can open. If you think there is one, write to us.",
      notAccount:
        "Your account with us is still there, because your sign-in had expired. Sign in and delete it under Settings.",
      check: "Free Business Health Check",
      home: "Go to the home page",
    },
  },
  session: {
    title: "Signed in",
    text: "You are signed in as {name}, {email}.",
    note: "Signs you out on all devices and clears this one; your checks stay in your account.",
  },
  record: "Your record number, if you write to us:",
};

export type SettingsWords = typeof settings;
