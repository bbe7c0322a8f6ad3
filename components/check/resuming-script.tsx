import { HINT_KEY } from "@/lib/browser/check/sign-in-hint";
import { QUIZ_MEMORY_KEY } from "@/lib/browser/check/unsent";

/** On the root of the page while a device has answers, or may get some of its account. */
const RESUMING_MARK = "data-resuming";

/** Runs before the first paint: who resumes does not see question 1 first (check.css hides it, at its height). */
const RESUMING_SCRIPT = `try{(function(e,s){var m=JSON.parse(s.getItem("${QUIZ_MEMORY_KEY}"))||{};if(Object.keys(m.answers||{}).length||s.getItem("${HINT_KEY}"))e.setAttribute("${RESUMING_MARK}","")})(document.documentElement,localStorage)}catch{}`;

/** Comes before the check in the HTML. */
export const ResumingScript = () => (
  // oxlint-disable-next-line react/no-danger -- constant text, allowed by its hash
  <script dangerouslySetInnerHTML={{ __html: RESUMING_SCRIPT }} />
);
