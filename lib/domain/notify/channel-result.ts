import type { Failure } from "./failure";

/** The last tries of a channel, or of the AI: a document of `channelResults`. Nothing personal. */
export type ChannelResult = { failure: Failure | null; succeededAt: number | null };

const WRITTEN_EVERY_MS = 60_000;
const NOTHING: ChannelResult = { failure: null, succeededAt: null };

const isLast = ({ failure, succeededAt }: ChannelResult): boolean =>
  failure !== null && failure.at >= (succeededAt ?? 0);

/** Whether the last try failed; a wrong address that a visitor typed says nothing about the channel. */
export const isFailing = (result: ChannelResult): boolean =>
  isLast(result) && result.failure?.code !== "visitorAddress";

const isRepeated = (known: ChannelResult, { at, code, status }: Failure): boolean =>
  isLast(known) &&
  known.failure?.code === code &&
  known.failure.status === status &&
  at - known.failure.at < WRITTEN_EVERY_MS;

/** The result after a try that failed; the same object when it holds this failure. */
export const withFailure = (known: ChannelResult | null, failure: Failure): ChannelResult => {
  const before = known ?? NOTHING;
  const isLess = failure.code === "visitorAddress" && isFailing(before);
  return isLess || isRepeated(before, failure) ? before : { ...before, failure };
};

/** The result after one was taken at `at` (epoch ms). A report says nothing about LEADS_TO. */
export const withSuccess = (
  known: ChannelResult | null,
  at: number,
  isReport = false,
): ChannelResult => {
  const before = known ?? NOTHING;
  if (isReport && isLast(before) && before.failure?.code === "address") return before;
  const isKnown = before.succeededAt !== null && at - before.succeededAt < WRITTEN_EVERY_MS;
  return isKnown && !isLast(before) ? before : { ...before, succeededAt: at };
};

/** The result after the other end took a notification, but not for all its receivers: `failure` says why. */
export const withRefusal = (known: ChannelResult | null, failure: Failure): ChannelResult => {
  const before = known ?? NOTHING;
  return isRepeated(before, failure) ? before : { ...before, succeededAt: failure.at, failure };
};
