import { LEFT_KEY } from "@/lib/browser/core/device-store";
import { HINT_KEY } from "@/lib/browser/check/sign-in-hint";

/** The local storage key of the visitor's chosen language. */
export const LANG_STORAGE_KEY = "bizgrow-lang";

/**
 * Runs in the head before the first paint: a visitor who comes from outside to the other language's address gets the
 * same page in the language chosen last. It redirects only to the chosen language, so it cannot loop; a reload or a
 * step back does not redirect; blocked storage changes nothing. Constant text: the page's policy has its hash.
 */
export const LANGUAGE_REDIRECT_SCRIPT = `try{(function(l,d){var p=l.pathname,w=localStorage.getItem("${LANG_STORAGE_KEY}"),n=performance.getEntriesByType("navigation")[0];if(!/^(en|hi)$/.test(w)||w===d.documentElement.lang||n&&n.type!=="navigate"||!d.referrer.indexOf(l.origin+"/"))return;l.replace((w==="hi"?"/hi"+p.replace(/^\\/$/,""):p.slice(3)||"/")+l.search+l.hash)})(location,document)}catch{}`;

/**
 * Runs in the head before the first paint: Back or Forward to a page of this device's owner before shows question 1,
 * because the browser would fill in again what was typed there. Constant text: the page's policy has its hash.
 */
export const LEFT_ENTRY_SCRIPT = `try{(function(i,n){if(i&&(n?i.includes(n.currentEntry.id):performance.getEntriesByType("navigation")[0].type==="back_forward"))location.replace((document.documentElement.lang==="hi"?"/hi":"")+"/health-check")})(sessionStorage.getItem("${LEFT_KEY}"),self.navigation)}catch{}`;

/** The attribute of the root element while a user is signed in; the style sheet shows or hides parts by it. */
export const SIGNED_IN_MARK = "data-signed-in";

/** The initials, for use before the code that knows the user is loaded. */
const INITIALS_PROPERTY = "--initials";

/**
 * Runs in the head before the first paint, so that the header never shows the wrong state. It only reads the stored
 * hint; the code that loads later checks whether it is still true. Constant text: the page's policy has its hash.
 */
export const SIGNED_IN_SCRIPT = `try{(function(e){var u=JSON.parse(localStorage.getItem("${HINT_KEY}"))||{};if(!u.uid||typeof u.name!=="string"||typeof u.email!=="string")return;e.setAttribute("${SIGNED_IN_MARK}","");e.style.setProperty("${INITIALS_PROPERTY}",JSON.stringify(u.initials||"?"))})(document.documentElement)}catch{}`;

/** Switches the header to one of its states. */
export const markSignedIn = (isSignedIn: boolean): void => {
  document.documentElement.toggleAttribute(SIGNED_IN_MARK, isSignedIn);
};

export const HEAD_SCRIPT = LANGUAGE_REDIRECT_SCRIPT + LEFT_ENTRY_SCRIPT + SIGNED_IN_SCRIPT;
