/** /account: the last result, every finished check, and what changed. */
export const account = {
  title: "Your account",
  description:
    "Your own page: the result of your last Business Health Check, every check you finished with its date, what changed since, and your reports to download.",
  heading: "Your account",
  lead: "Every check you finished, what changed since, and your reports.",
  withoutScript:
    "This page gathers your checks in your browser, and needs JavaScript for it. Without it you can write to us, and we send you what is kept.",
  loading: "Looking up your checks",
  device: {
    unreachable:
      "Our server cannot be reached just now. Below stands what this device remembers; earlier checks come back with the connection.",
    none: "This check stands on this device only so far. It is sent as soon as that is possible.",
    held: "Your sign-in has run out. Below stands what this device remembers; all of it is there again when you sign in.",
    retry: "Try again",
  },
  unreachable: {
    title: "Your checks cannot be shown just now",
    text: "Our server cannot be reached, and this device remembers no check. Nothing is lost by that.",
  },
  empty: {
    title: "No check yet",
    text: "Take the free Business Health Check: 15 questions, less than 2 minutes. Your result will stand here, and with every further check you see what changed.",
    button: "Take the free check",
    elsewhere: "Took it on another phone or computer? Sign in there and here, and it comes along.",
  },
  open: {
    title: "A check is waiting",
    text: "{done} of {total} questions are answered.",
    complete: "All {total} questions are answered; only the result is still missing.",
    next: "Go on at question {n}",
    finish: "See the result",
  },
  last: {
    title: "Your last check",
    priority: "Comes first",
    none: "Nothing: you answered no to all 15 problems. You need no package now.",
    points: "{score} of {total} concern points",
    package: "If you want someone at your side for it: {package}, {price}.",
    packageLink: "What is in it",
    whole: "Read the whole result",
    download: "Download the report",
    retake: "Retake",
    retakeNote: "A new check never erases an earlier one. Every three months is often enough.",
  },
  mail: {
    title: "The report by e-mail",
    notice: "We use the address for this one letter, and do not keep it.",
    email: "Your e-mail",
    send: "Send it to me",
    sending: "Sending…",
    wrong: "Write the whole e-mail address, with an @ and an ending such as .com or .in.",
    sent: "It is on its way to {email}. If it does not come within an hour, look among the spam.",
    unsent: "This did not work just now. Please try again in a minute, or download the report.",
    often:
      "That was often enough for now. Please try again in {hours} hours, or download the report.",
  },
  progress: {
    title: "How it went",
    one: "One check so far. Take it again in three months, and here you see what changed.",
    better: "{n} points more than on {date}",
    worse: "{n} points fewer than on {date}",
    same: "The same score as on {date}",
    picture: "Health score of your finished checks",
    description:
      "{count} checks from {first} to {last}, the oldest on the left. The first had {from} points, the last has {to}, the best was {best}. The table below says the same.",
  },
  table: {
    caption: "All your finished checks, the newest first",
    date: "Check",
    score: "Score",
    grade: "Grade",
    report: "Report",
    download: "Download",
    downloadOf: "Download the report of {date}",
    noConcern: "No concern",
    older: "{n} older checks",
  },
  areas: {
    title: "Area by area",
    lead: "Concern points: yes counts 1, sometimes counts half. Fewer is better.",
    now: "{score} of {total} concern points now ({percentage}%).",
    fewer: "{n} fewer than on {date}",
    more: "{n} more than on {date}",
    same: "As many as on {date}",
    changed: "What you answered differently than on {date}",
    turns: { better: "Better", worse: "Worse", unclear: "Unclear" },
    fromTo: "Before: {from}. Now: {to}.",
  },
  data: {
    title: "Your data",
    signedIn: "You are signed in as {email}.",
    text: "The lines about your business, what you agreed to, a copy of everything, and deletion stand under Settings.",
    button: "Go to Settings",
  },
  signIn: {
    title: "On any device",
    text: "This record belongs to this browser. Sign in with Google, and you find your checks on any phone or computer. Without it everything stays here as it is.",
    button: "Sign in",
  },
};

export type AccountWords = typeof account;
