/** Two of us: the page that compares two checks, and the ways to it (docs/product/records.md#comparison). */
export const comparison = {
  title: "Two of us: answers side by side",
  description:
    "Two people answered the same 15 questions about one business: what both see, where they differ, and three steps they agree.",
  heading: "Two of us",
  lead: "Two people, the same 15 questions. See both answers, then agree what to do first.",
  page: {
    withoutScript:
      "This page puts two results side by side in your browser and needs JavaScript. Without it, open both results and compare them by hand.",
    loading: "Loading both results",
    you: "You",
    partner: "Partner",
    results: {
      title: "Both results",
      check: "Check of",
      score: "Health score",
      grade: "Grade",
      dates:
        "These are these two checks. A later one does not change them. For newer answers, end this and open the link again.",
    },
    talk: {
      title: "We agree",
      none: "Neither of you marked a problem.",
      said: "You: {mine}. Partner: {theirs}.",
      how: "Where you differ, tell each other what you see. Then choose who does the step, and by when: one sheet for both.",
      who: "Who",
      whoOf: { mine: "I", theirs: "My partner", both: "Both of us" },
      open: "Not agreed yet",
      by: "By when",
      save: "Save for both of us",
      saved: "Saved. Your partner sees it as well.",
      changed: "Your partner has changed it. This is agreed now.",
      failed: "This did not work right now. Please try again in a minute.",
      print: "Print our sheet",
    },
    views: {
      title: "All 15 questions",
      differ: "You see it differently",
      both: "You both see it",
      neither: "No problem for either",
    },
    end: {
      title: "End “Two of us”",
      text: "It ends by itself on {date}. You can end it any time before, and so can your partner.",
      button: "End it",
      sure: "End it now? Neither of you will see the other's answers any more. Your own result stays.",
      yes: "Yes, end it",
      no: "No, keep it",
      failed: "This did not work right now. Please try again in a minute.",
      done: "You have ended “Two of us”",
      doneText:
        "Your partner does not see your answers any more. Your own result is still there. A private link that you sent still opens until you switch it off.",
    },
    ended: {
      title: "“Two of us” has ended",
      text: "Your partner has ended it or deleted the check, or its {days} days are over. Nothing of your own is lost: your result is still there.",
      button: "OK",
    },
    none: {
      title: "Nothing for the two of us yet",
      text: "Under your result, open “Save or share” and make a link for the two of us. Your partner opens it and answers the same 15 questions. Then both of you see this page.",
    },
    ownResult: "See my result",
    unreachable: {
      title: "“Two of us” cannot be shown right now",
      text: "We cannot reach our server. Nothing is lost.",
      retry: "Try again",
    },
  },
  /** What a partner reads who opened the link: nothing of the result before his own answers. */
  way: {
    title: "You are asked what you think",
    text: "Someone took the Business Health Check for your business and asks for your view. Answer the same 15 questions first, under 2 minutes. Then you both see both.",
    button: "Answer the same 15 questions",
    finished: "You have finished the check on this device. Now you both can see both.",
  },
  /** On the own result, while a partner's link is waiting. */
  offer: {
    title: "You were asked what you think",
    button: "Show both side by side",
    note: "The person who asked sees your answers as well. No names. Either of you can end it.",
    busy: "One moment…",
    decline: "No, thank you",
    missing: "That link does not work any more. Ask for a new one.",
    own: "That link shows your own result. Send it to your partner instead.",
    paired: "On this phone or account “Two of us” is on already. End that first, then try again.",
    taken: "The person who asked has “Two of us” with another person. Ask them to end that first.",
    unsent: "Your answers have not reached us yet. Please try again in a minute.",
    failed: "This did not work right now. Please try again in a minute.",
  },
  /** On the own result and in the account, once there is a pair. */
  note: {
    title: "Two of us",
    text: "Your answers and your partner's are side by side.",
    link: "See both side by side",
  },
};

export type ComparisonWords = typeof comparison;
