/** /account: the plan and the last score; below them the settings (settings.ts). */
export const account = {
  title: "Your account",
  description: "Your plan, your last score, and what we keep about you: to change, copy or delete.",
  lead: "Your plan, your last score, and what we keep about you.",
  withoutScript:
    "This page reads your record in your browser and needs JavaScript. Without it, write to us: we will change, copy or delete it for you.",
  loading: "Loading your plan",
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
    text: "Take the free Business Health Check: 15 questions. Then your plan and your score are here.",
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
  plan: {
    title: "My plan",
    done: "Done",
    open: "No day yet",
    button: "Open my plan",
  },
  last: { title: "Last score", all: "All {n} checks" },
  signIn: {
    title: "On any device",
    text: "Nobody is signed in. With Google you see your plan on any phone or computer.",
    button: "Sign in",
  },
};

export type AccountWords = typeof account;

/** The words of the page in the browser, without those of its head. */
export type AccountPageWords = Omit<AccountWords, "title" | "description" | "lead">;
