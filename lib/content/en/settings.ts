import { notices } from "./notices";

/** /account#data: sign-in, consents, private links, the next owner, copy, deletion. */
export const settings = {
  title: "Settings",
  none: {
    title: "This browser has no record with us",
    text: "It starts with your first answer or with Get Started. To delete a message you sent without one, write to us with your phone number.",
  },
  advice: {
    title: "An AI may write my advice",
    lead: "Else you get our standard advice. It applies from your next check.",
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
  /** In the order of the account; each but the last with the text that is agreed to. */
  consents: {
    aiProfile: {
      title: "Tell the AI what I run",
      text: `${notices.aiProfile.consent} ${notices.aiProfile.text}`,
    },
    contact: {
      title: "You may call me about my result",
      text: `${notices.contactMe.consent} ${notices.contactMe.text}`,
    },
    shareCheck: {
      title: "You may see the check I sent along",
      text: "Switched off, our desk does not show it any more.",
    },
  },
  privacy: "Privacy Policy",
  switch: {
    on: "On",
    off: "Off",
    failed: "Not saved: we cannot reach our server. Try again.",
  },
  owner: {
    text: "Take your result along, then everything of yours leaves this phone.",
    button: "Hand over the phone",
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
        "what we know about your business",
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
