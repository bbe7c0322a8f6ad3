import { RESUMING_SCRIPT } from "./resuming-mark";

/** Comes before the check in the HTML. */
export const ResumingScript = () => (
  // eslint-disable-next-line react/no-danger -- constant text, allowed by its hash
  <script dangerouslySetInnerHTML={{ __html: RESUMING_SCRIPT }} />
);
