import { callEntry } from "@/lib/domain/calls/call";
import { CALL_MINUTES } from "@/lib/domain/calls/call-hours";
import { callTime } from "@/lib/domain/calls/call-time";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { requestPath } from "@/lib/domain/leads/request-view";
import type { Receipt, SeenCall } from "@/lib/browser/core/receipt";
import type { CallWords } from "@/lib/content/slices/call-words";
import { CalendarButton } from "@/components/shared/calendar-button";
import { buttonClass } from "@/components/ui/button";

/** A request without a chosen time. */
const NONE = { at: null, asked: null };

/** When we ring, in words. */
export const agreedText = (lang: Lang, call: SeenCall | null, words: CallWords): string => {
  const { at, asked } = call ?? NONE;
  if (at !== null) return fill(words.held, { time: callTime(lang, at) });
  if (asked === null) return words.soon;
  return typeof asked === "number"
    ? fill(words.lost, { time: callTime(lang, asked) })
    : fill(words.part, { part: wordFor(words.when.parts, asked) });
};

type CallReceiptProps = { lang: Lang; words: CallWords; receipt: Receipt };

/** The call that was agreed: when, and what to do with it. */
export const CallReceipt = ({ lang, words, receipt }: CallReceiptProps) =>
  receipt.call && (
    <div className="mt-2">
      <p className="mb-3 font-semibold">{agreedText(lang, receipt.call, words)}</p>
      <RequestWays {...{ lang, words, receipt }} />
    </div>
  );

/** A request that was sent: its call into the calendar, and its private page. */
export const RequestWays = ({ lang, words, receipt }: CallReceiptProps) => {
  const { call, token } = receipt;
  return (
    <>
      {call && (
        <CallEntry {...{ lang, words, ...receipt }} call={{ ...call, end: null, changes: 0 }} />
      )}
      {token && (
        <a className={buttonClass("quiet", "px-2!")} href={requestPath(lang, token)}>
          {call ? words.change : words.later}
        </a>
      )}
    </>
  );
};

type CallEntryProps = {
  lang: Lang;
  words: CallWords;
  call: Parameters<typeof callEntry>[0];
  reference: string;
  token: string | null;
};

/** A call for the owner's calendar, or out of it; nothing where it has no half hour. */
export function CallEntry({ lang, words, call, reference, token }: CallEntryProps) {
  const found = callEntry(call);
  if (!found) return null;
  const entry = {
    ...found,
    id: `${reference}@${location.host}`,
    title: words.entry.title,
    text: fill(words.entry.text, { reference }),
    url: location.origin + (token ? requestPath(lang, token) : pathIn(lang, "/contact")),
    minutes: CALL_MINUTES,
  };
  const label = found.isCancelled ? words.entry.remove : words.calendar;
  return <CalendarButton {...{ entry, label }} file={reference} />;
}
