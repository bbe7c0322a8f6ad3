import { HINT_KEY } from "@/lib/browser/sign-in-hint";

/** On the root element while somebody is signed in: the style sheet shows what is for them, and hides the rest. */
export const SIGNED_IN_MARK = "data-signed-in";

/** The initials before the code that knows the user is there. */
const INITIALS_PROPERTY = "--initials";

/**
 * Runs in the head before anything is painted, so that the header never shows the wrong one of its two faces.
 * It only reads what was left here; the code that loads later asks whether it is still true. Constant text: the
 * page's policy knows it by its hash.
 */
export const SIGNED_IN_SCRIPT = `try{(function(e){var u=JSON.parse(localStorage.getItem("${HINT_KEY}")),n=/[\\p{L}\\p{N}]/u;if(!u.uid||typeof u.name!=="string"||typeof u.email!=="string")return;e.setAttribute("${SIGNED_IN_MARK}","");var w=u.name.normalize().trim().split(/\\s+/u),l=function(t){return(n.exec(t.normalize())||[""])[0]};e.style.setProperty("${INITIALS_PROPERTY}",'"'+(l(w[0])+l(w.slice(1).join(" "))||l(u.email)||"?").toUpperCase()+'"')})(document.documentElement)}catch(e){}`;

/** Shows one face of the header or the other from now on. */
export const markSignedIn = (isSignedIn: boolean): void => {
  document.documentElement.toggleAttribute(SIGNED_IN_MARK, isSignedIn);
};
