import { notices } from "./notices";

/** Signing in: /auth, the welcome dialog, the user menu. Several texts are fixed: docs/product/records.md#sign-in. */
export const auth = {
  title: "Sign in",
  description:
    "Sign in with Google to find your checks on any phone or computer. Everything on this site works without signing in.",
  lead: "Your checks on every phone and computer you use.",
  panel: {
    text: notices.signIn.text,
    noScript: "Signing in needs JavaScript, and it is switched off here.",
  },
  button: { signIn: "Sign in with Google", busy: "Signing in..." },
  problems: {
    closed: "Sign-in was cancelled. Please try again.",
    blocked: "Pop-up was blocked by browser. Please allow pop-ups and try again.",
    "unauthorized-domain":
      "This domain is not authorized for Google sign-in. The domain needs to be added to the identity provider's console.",
    "not-allowed": "Google sign-in is not enabled. Please contact support.",
    "invalid-key": "Invalid configuration. Please contact support.",
    clock: "The server's clock is wrong, so nobody can sign in right now. Please contact support.",
    other: "Failed to sign in with Google. Please try again.",
  },
  inApp: {
    title: "Open this page in Chrome",
    text: "You are inside another app, and Google does not allow signing in there. Open this page in your browser:",
    open: "Open in Chrome",
    address: "Or copy the address and paste it into your browser:",
    copy: "Copy the address",
    copied: "Copied",
    /** In place of the text, where a file would be saved. */
    files: {
      title: "This app cannot save files",
      text: "Open this page in your browser. Your result is kept in this app: make a private link to it under “Save or share”, and open that.",
      close: "Close",
    },
  },
  agree: {
    lead: notices.signIn.lead,
    terms: "Terms of Service",
    privacy: "Privacy Policy",
  },
  gains: {
    title: "What signing in gives you",
    device: {
      title: "Your checks on any device",
      text: "Start on the phone in the shop, finish at home. Answers, results and every earlier check are there.",
    },
    progress: {
      title: "What has changed since last time",
      text: "All your checks with their dates, side by side: which answers got better, and which did not.",
    },
  },
  without: {
    title: "What works without signing in",
    text: "The check, the score, the free first steps, the advice, the report and writing to us. Your answers are then kept for this browser only.",
    check: "Free Business Health Check",
  },
  welcome: {
    title: "Welcome to {ourName}!",
    text: "Sign in with Google to see the results of your checks on your other devices and keep your progress.",
    honest:
      "No check yet? Then there is nothing to save: the check and its advice also work without signing in.",
    skip: "Continue without signing in",
  },
  menu: {
    signIn: "Sign In",
    label: "Your menu",
    open: "Your menu, {name}",
    profile: "Profile",
    settings: "Settings",
    signOut: "Sign Out",
    signingOut: "Signing out...",
    failed: "Failed to sign out",
    unsent: "Something on this device is not sent or saved yet. If you sign out now, it is lost.",
    signOutAnyway: "Sign out anyway",
  },
  keepResult: {
    text: "To see this result on your other devices:",
    link: "sign in with Google",
  },
};

export type AuthWords = typeof auth;
