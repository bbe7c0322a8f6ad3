import { HINT_KEY } from "@/lib/browser/check/sign-in-hint";

/** On the root element while somebody is signed in: the style sheet shows what is for them, and hides the rest. */
export const SIGNED_IN_MARK = "data-signed-in";

/** The initials before the code that knows the user is there. */
const INITIALS_PROPERTY = "--initials";

/**
 * Runs in the head before anything is painted, so that the header never shows the wrong one of its two faces.
 * It only reads what was left here; the code that loads later asks whether it is still true. Constant text: the
 * page's policy knows it by its hash.
 */
export const SIGNED_IN_SCRIPT = `try{(function(e){var u=JSON.parse(localStorage.getItem("${HINT_KEY}"))||{};if(!u.uid||typeof u.name!=="string"||typeof u.email!=="string")return;e.setAttribute("${SIGNED_IN_MARK}","");e.style.setProperty("${INITIALS_PROPERTY}",JSON.stringify(u.initials||"?"))})(document.documentElement)}catch{}`;

/** Shows one face of the header or the other from now on. */
export const markSignedIn = (isSignedIn: boolean): void => {
  document.documentElement.toggleAttribute(SIGNED_IN_MARK, isSignedIn);
};
