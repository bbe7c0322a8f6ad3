/** /settings: language, lines about the business, consents, copy, deletion, sign-out. */
export const settings = {
  title: "Settings",
  description:
    "Your language, the lines about your business, what you agreed to, a copy of everything kept about you, and the way to delete it all.",
  heading: "Settings",
  lead: "What is kept about you, and what you want done with it. It is yours.",
  withoutScript:
    "This page reads your record in your browser, and needs JavaScript for it. Without it you can write to us: we change, copy or delete for you.",
  loading: "Looking up what is kept about you",
  unreachable: {
    title: "Our server cannot be reached just now",
    text: "Nothing has been changed, and nothing is lost. What stands on the server can be shown, changed and deleted when the connection is back.",
    retry: "Try again",
  },
  none: {
    title: "Nothing is kept about you yet",
    text: "This browser has no record with us. One begins with your first answer in the check, or when you save lines about your business here.",
    check: "Take the free check",
  },
  held: {
    title: "Your sign-in has run out",
    text: "What is kept in your account can be seen, changed and deleted after you sign in again. What stands below is about this device alone.",
    signIn: "Sign in",
  },
  language: {
    title: "Language",
    text: "The pages, the check, its advice and your reports speak English now. हिंदी is one tap away, and remembered.",
  },
  profile: {
    title: "About your business",
    lead: "Five lines, as many of them as you like. With your consent the AI reads them, so that its advice fits your trade and your town.",
    fields: {
      businessName: "Name of the business",
      industry: "Trade",
      businessSize: "Size",
      location: "Place",
      yearEstablished: "Since which year",
    },
    hints: {
      businessName: "As it stands on the board",
      industry: "Such as kirana, salon, sweets, workshop",
      businessSize: "Such as “I and two helpers”",
      location: "Town or part of town",
      yearEstablished: "Four digits, such as 2015",
    },
    problems: {
      line: "Too long: at most {n} characters.",
      year: "Write the year with four digits, not before 1800 and not after next year.",
    },
    consent:
      "These five lines may go with my answers to Groq, the AI firm that writes the advice. No name of a person, no phone number.",
    consentNote:
      "Without the tick the lines stay with us, and the AI gets your answers alone. You can take it back at any time.",
    privacy: "Privacy Policy",
    save: "Save",
    saving: "Saving…",
    saved: "Saved.",
    failed: "Not saved: our server cannot be reached. What you wrote still stands here. Try again.",
    refused: "Not saved: a line is not as expected. Please look at what you wrote.",
    blocked:
      "Not saved: this browser refuses cookies, so our server cannot know you again. Allow cookies for this site, and try again.",
  },
  advice: {
    title: "Who writes your advice",
    lead: "AI advice or only standard advice: as you like. It counts from your next check on; advice that is there already stays.",
    waiting: "Noted on this device. It reaches our server when the connection is back.",
  },
  consents: {
    title: "What you agreed to",
    lead: "Taking back is as easy as agreeing: one tap, and it counts from that moment.",
    purposes: {
      aiProfile: "The AI may read the five lines about my business.",
      contact: "You may look at my answers and results, and write to me or call me about them.",
    },
    given: "Agreed on {date}, to the text of {version}.",
    withdrawn: "Agreed on {from}, taken back on {to}.",
    never: "Not agreed.",
    withdraw: "Take back",
    withdrawOf: "Take back: {purpose}",
    agree: "Agree",
    agreeOf: "Agree: {purpose}",
    done: "Taken back.",
    agreed: "Agreed.",
    failed: "That did not work: our server cannot be reached. It stands as before. Try again.",
  },
  copy: {
    title: "A copy of everything",
    lead: "All that our server and this device keep about you, in one file (JSON), as programs and other firms can read it.",
    button: "Download a copy",
    busy: "Gathering…",
    done: "The copy is among your downloads: {file}",
    failed:
      "No copy was made: our server cannot be reached, and half a copy would be none. Try again.",
  },
  deletion: {
    title: "Delete everything",
    lead: "Your record and everything on this device. It cannot be brought back.",
    button: "Delete everything…",
    dialog: {
      title: "Delete everything?",
      server: "On our server",
      serverItems: [
        "your answers, results, every finished check and the advice",
        "the lines about your business",
        "the messages you sent us from this record",
        "what you agreed to",
      ],
      accountItem: "your account with us, and with it the sign-in on all your devices",
      device: "On this device",
      deviceItems: [
        "your answers and the record number",
        "what you filled in under Get Started",
        "a message you began to write",
      ],
      stays: "Some things the law tells us to keep for a while.",
      staysLink: "Which ones, and how long",
      copy: "Want to keep something? Download a copy first.",
      confirm: "Delete everything",
      busy: "Deleting…",
      cancel: "Keep it",
      failed:
        "Nothing was deleted: our server cannot be reached. All is as it was. Try again, or write to us.",
      expired:
        "Nothing was deleted: your sign-in has run out. Sign out, sign in again, and delete then.",
    },
    done: {
      title: "Everything is deleted",
      text: "Our server and this device know nothing of you any more. A new record begins only if you take the check again.",
      deviceOnly:
        "This device knows nothing of you any more. Our server had no record that this browser has the key to. If there should be one, write to us.",
      notAccount:
        "This device knows nothing of you any more. Your account with us still stands, because the sign-in had run out: sign in, and delete it under Settings.",
      check: "Take the free check",
      home: "Go to the home page",
    },
  },
  session: {
    title: "Signed in",
    text: "You are signed in as {name}, {email}.",
    note: "This ends the session on all your devices, and clears this one. Your checks stay in your account.",
  },
  record: "Record number, for when you write to us:",
};

export type SettingsWords = typeof settings;
