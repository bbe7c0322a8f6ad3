import { type Figure, notMeasured, shown } from "@/bench/support/proof";

/** What takes a known time where nothing else runs: with more than `most` ms, others hold up the browser. */
export type Control = { what: string; ms: number | undefined; most: number };

/** A page without scripts blocks nothing. */
export const plainHtml = (blockingMs: number | undefined): Control => ({
  what: "plain HTML blocks",
  ms: blockingMs,
  most: 20,
});

/** A figure as it is; but where a control measured in turn is slow, nothing can be said of the site. */
export const skipIfBusy = ({ what, ms, most }: Control, figure: Figure): Figure => {
  if (ms === undefined) return notMeasured(figure.what, "there is nothing here to compare with");
  if (ms <= most) return figure;
  const why = `${figure.found}, but ${what} for ${shown(ms)} ms: the machine is busy`;
  return notMeasured(figure.what, why);
};
