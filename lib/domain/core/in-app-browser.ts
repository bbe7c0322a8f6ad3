/** Names in the user agents of browsers inside other apps (Facebook, Instagram, WhatsApp, …). */
const APP_NAMES =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|WhatsApp|Line|Snapchat|LinkedInApp|MicroMessenger|Telegram-Android|Barcelona|Pinterest)\b/;

/** Telegram names itself on the window: the first on Android, the others on an iPhone. */
const TELEGRAM = ["TelegramWebview", "TelegramWebviewProxy", "TelegramWebviewProxyProto"];

const ANDROID_VIEW = /\bAndroid\b.*;\s?wv\)/;

/** On an iPhone every real browser names Safari; a web view inside an app does not. */
const APPLE_VIEW = /\b(?:iPhone|iPod|iPad)\b(?!.*\bSafari\/)/;

/** The system of an in-app browser; on Android a link can open Chrome. */
export type InAppBrowser = "android" | "other";

/** The app whose browser this is: Google refuses to sign in there. Null for a real browser. */
export const inAppBrowserOf = (userAgent: string, window: object): InAppBrowser | null => {
  const isNamed = [APP_NAMES, ANDROID_VIEW, APPLE_VIEW].some((mark) => mark.test(userAgent));
  if (!isNamed && !TELEGRAM.some((name) => name in window)) return null;
  return /\bAndroid\b/.test(userAgent) ? "android" : "other";
};

/** The link by which Android opens an http(s) address in Chrome. Throws TypeError for any other. */
export const chromeIntent = (address: string): string => {
  const { protocol, host, pathname, search, hash } = new URL(address);
  const scheme = protocol.replace(":", "");
  return `intent://${host}${pathname}${search}${hash}#Intent;scheme=${scheme};package=com.android.chrome;end`;
};
