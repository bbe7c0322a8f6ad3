/** The local storage key of the visitor's chosen language. */
export const LANG_STORAGE_KEY = "bizgrow-lang";

/**
 * Runs in the head before the first paint: a visitor who comes from outside to the other language's address gets the
 * same page in the language chosen last. It redirects only to the chosen language, so it cannot loop; a reload or a
 * step back does not redirect; blocked storage changes nothing. Constant text: the page's policy has its hash.
 */
export const LANGUAGE_REDIRECT_SCRIPT = `try{(function(l,d){var p=l.pathname,w=localStorage.getItem("${LANG_STORAGE_KEY}"),n=performance.getEntriesByType("navigation")[0];if(!/^(en|hi)$/.test(w)||w===d.documentElement.lang||n&&n.type!=="navigate"||!d.referrer.indexOf(l.origin+"/"))return;l.replace((w==="hi"?"/hi"+p.replace(/^\\/$/,""):p.slice(3)||"/")+l.search+l.hash)})(location,document)}catch{}`;
