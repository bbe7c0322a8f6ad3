import { type Figure, notMeasured, shown } from "@/bench/proof";
import type { Measured } from "./alternately";

/** A page without scripts blocks nothing. */
const MOST_TBT_OF_PLAIN_MS = 20;

/**
 * A figure that follows from how long scripts run, as it is; but where plain HTML, measured in turn, seems to block
 * too, it is other programs that hold up the browser, and nothing can be said of the site.
 */
export const unlessBusy = (plain: Measured | undefined, figure: Figure): Figure => {
  if (!plain) return notMeasured(figure.what, "there is no nginx here to compare with");
  const noise = plain.TBT ?? NaN;
  if (noise <= MOST_TBT_OF_PLAIN_MS) return figure;
  const why = `${figure.found}, but plain HTML blocks for ${shown(noise)} ms: the machine is busy`;
  return notMeasured(figure.what, why);
};
