import { type Figure, notMeasured, shown } from "@/bench/support/proof";

/** A measurement with a known time on an idle machine: above `most` ms, other programs slow the browser down. */
export type Control = { what: string; ms: number | undefined; most: number };

/** The control for pages: plain HTML without scripts blocks nothing. */
export const plainHtml = (blockingMs: number | undefined): Control => ({
  what: "plain HTML blocks",
  ms: blockingMs,
  most: 20,
});

/** The figure; if a control measured in turn is slow, it counts as not measured. */
export const skipIfBusy = ({ what, ms, most }: Control, figure: Figure): Figure => {
  if (ms === undefined) return notMeasured(figure.what, "there is nothing here to compare with");
  if (ms <= most) return figure;
  const why = `${figure.found}, but ${what} for ${shown(ms)} ms: the machine is busy`;
  return notMeasured(figure.what, why);
};
