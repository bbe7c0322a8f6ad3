import { notices } from "./notices";

/** /account: the last result, every finished check, and what changed; below it the settings (settings.ts). */
export const account = {
  title: "Your account",
  description:
    "Every Business Health Check you finished, what changed since, your reports. And what we keep about you, to change, to copy or to delete.",
  lead: "Your plan, your checks, what changed, and what we keep about you.",
  withoutScript:
    "This page reads your record in your browser and needs JavaScript. Without it, write to us: we will change, copy or delete it for you.",
  loading: "Loading your checks",
  device: {
    unreachable:
      "We cannot reach our server right now. Below is what is saved on this device. Your earlier checks will show once you are online.",
    none: "So far this check is only on this device. We will send it when you are online.",
    gone: "Your account was deleted on another device. This device is cleared as well.",
    held: "Your sign-in has expired. Below is what is saved on this device. Sign in to see everything again.",
    retry: "Try again",
  },
  unreachable: {
    title: "Your checks cannot be shown right now",
    text: "We cannot reach our server, and no check is saved on this device. Nothing is lost.",
  },
  empty: {
    title: "No check yet",
    text: "Take the free Business Health Check: 15 questions. Your result will be here, and each new check shows what changed.",
    button: "Free Business Health Check",
    elsewhere:
      "Did you take it on another phone or computer? Sign in there and here to see it on both.",
  },
  open: {
    title: "You have an unfinished check",
    text: "{done} of {total} questions are answered.",
    complete: "All {total} questions are answered. Only the result is left.",
    next: "Continue at question {n}",
    finish: "See the result",
  },
  last: {
    title: "Your last check",
    none: "Nothing: you answered no to all 15 questions. You need no package now.",
    package: "If you want our help with it: {package}, {price}.",
    packageLink: "What is in it",
    whole: "Read the full result",
    download: "Download the report",
    retake: "Retake",
    retakeNote:
      "A new check leaves the earlier ones as they are. Once in three months is enough; for your steps ask again after thirty days.",
  },
  plan: {
    title: "My plan",
    some: "{done} of {total} done",
    day: "Step {n}: {day}",
    open: "Open my plan",
  },
  mail: {
    title: "The report by email",
    notice: notices.report.text,
    email: "Your email",
    send: "Send it to me",
    sending: "Sending…",
    wrong:
      "Write one complete email address, such as name@example.in: no spaces or commas, and no dot next to the @ or to a dot.",
    sent: "It is on its way to {email}. If it does not come within an hour, look in your spam folder.",
    unsent: "This did not work right now. Please try again in a minute, or download the report.",
    often:
      "You have tried several times. Please try again in {hours} hours, or download the report.",
  },
  progress: {
    title: "Your progress",
    one: "One check so far. Take it again in three months to see what changed.",
    better: "{n} points more than on {date}",
    worse: "{n} points fewer than on {date}",
    same: "The same score as on {date}",
  },
  table: {
    caption: "All your finished checks, the newest first",
    date: "Check",
    score: "Score",
    grade: "Grade",
    report: "Report",
    download: "Download",
    downloadOf: "Download the report of {date}",
    noConcern: "No problem",
    older: "{n} older checks",
  },
  areas: {
    title: "Area by area",
    lead: "Points left of five: yes costs 1, sometimes costs half. More is better.",
    now: "{left} of {total} points left now.",
    fewer: "{n} fewer than on {date}",
    more: "{n} more than on {date}",
    same: "As many as on {date}",
    changed: "Answers that changed since {date}",
    turns: { better: "Better", worse: "Worse", unclear: "Unclear" },
    fromTo: "Before: {from}. Now: {to}.",
  },
  signIn: {
    title: "On any device",
    text: "This record belongs to this browser. Sign in with Google to see your checks on any phone or computer.",
    button: "Sign in",
  },
};

export type AccountWords = typeof account;

/** The words of the page in the browser, without those of its head. */
export type AccountPageWords = Omit<AccountWords, "title" | "description" | "lead">;
