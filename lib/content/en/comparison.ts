/** Two of us: the page that compares two checks, and the ways to it (docs/product/records.md#comparison). */
export const comparison = {
  title: "Two of us: compare two checks",
  description:
    "Two people answered the same 15 questions about one business: what both see, where they differ, and three points to talk about.",
  heading: "Two of us",
  lead: "Two people, the same 15 questions. See where you agree, and talk about the rest.",
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
        "This compares these two checks. A later check does not change it. To compare again, end this one and open the link again.",
    },
    talk: {
      title: "Talk about these {n} points",
      one: "Talk about this point",
      none: "Both of you answered no to all 15 questions. There is nothing to talk over.",
      said: "You: {mine}. Partner: {theirs}.",
      how: "Where you differ, tell each other what you see. Where you both say yes, agree who takes the first step, and by when.",
    },
    views: {
      title: "All 15 questions",
      differ: "You see it differently",
      both: "You both see it",
      neither: "No problem for either",
    },
    end: {
      title: "End the comparison",
      text: "It ends by itself on {date}. You can end it any time before, and so can your partner.",
      button: "End the comparison",
      sure: "End it now? Neither of you will see the other's answers any more. Your own result stays.",
      yes: "Yes, end it",
      no: "No, keep it",
      failed: "This did not work right now. Please try again in a minute.",
      done: "You have ended the comparison",
      doneText:
        "Your partner does not see your answers any more. Your own result is still there. A private link that you sent still opens until you switch it off.",
    },
    ended: {
      title: "The comparison has ended",
      text: "Your partner has ended it or deleted the check, or its {days} days are over. Nothing of your own is lost: your result is still there.",
      button: "All right",
    },
    none: {
      title: "Nothing to compare yet",
      text: "Under your result, open “Take it along” and make a link for your partner. Your partner opens it and answers the same 15 questions. Then both of you see this page.",
    },
    ownResult: "See my result",
    unreachable: {
      title: "The comparison cannot be shown right now",
      text: "We cannot reach our server. Nothing is lost.",
      retry: "Try again",
    },
  },
  /** Below the result that a partner opened by a link. */
  way: {
    title: "Do you see it the same way?",
    text: "Answer the same 15 questions yourself. It takes under 2 minutes. Then you can put both results side by side.",
    button: "Answer the same 15 questions",
    finished: "You have finished the check on this device already.",
  },
  /** On the own result, while a partner's link is waiting. */
  offer: {
    title: "You opened someone else's result",
    button: "Compare with the result you opened",
    note: "Its owner sees your answers as well. No names. Either of you can end it.",
    busy: "Comparing…",
    decline: "No, do not compare",
    missing: "That link does not work any more. Ask for a new one.",
    own: "That link shows your own result. Send it to your partner instead.",
    paired:
      "On this phone or account your check is compared with another one already. End that first, then try again.",
    taken:
      "The check you opened is compared with another one already. Ask its owner to end that first.",
    unsent: "Your check has not reached us yet. Please try again in a minute.",
    failed: "This did not work right now. Please try again in a minute.",
  },
  /** On the own result and in the account, once there is a pair. */
  note: {
    title: "Two of us",
    text: "Your result is compared with another one.",
    link: "See both side by side",
  },
};

export type ComparisonWords = typeof comparison;
