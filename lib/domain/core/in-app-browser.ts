/** Names with which the browsers inside other apps (Facebook, Instagram, WhatsApp, …) give themselves away. */
const APP_NAMES =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|WhatsApp|Line|Snapchat|LinkedInApp|MicroMessenger|TelegramWebview|Barcelona|Pinterest)\b/;

/** Android's own view for pages inside an app marks itself. */
const ANDROID_VIEW = /\bAndroid\b.*;\s?wv\)/;

/** On an iPhone each true browser names Safari; a view inside an app does not. */
const APPLE_VIEW = /\b(?:iPhone|iPod|iPad)\b(?!.*\bSafari\/)/;

/** Where a page inside another app runs; from Android one can be sent to Chrome by a link. */
export type InAppBrowser = "android" | "other";

/**
 * Recognises by its user agent a browser inside another app, in which Google refuses the sign-in (decision 21).
 * Null for a browser of its own.
 */
export const inAppBrowserOf = (userAgent: string): InAppBrowser | null => {
  if (![APP_NAMES, ANDROID_VIEW, APPLE_VIEW].some((mark) => mark.test(userAgent))) return null;
  return /\bAndroid\b/.test(userAgent) ? "android" : "other";
};

/** The link by which Android opens an http(s) address in Chrome. Throws a TypeError for what is no address. */
export const chromeIntent = (address: string): string => {
  const { protocol, host, pathname, search } = new URL(address);
  const scheme = protocol.replace(":", "");
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;end`;
};
