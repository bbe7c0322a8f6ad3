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

/** When we ring, in words. */
export const agreedText = (lang: Lang, { at, asked }: SeenCall, words: CallWords): string => {
  if (at !== null) return fill(words.held, { time: callTime(lang, at) });
  if (asked === null) return words.soon;
  return typeof asked === "number"
    ? fill(words.lost, { time: callTime(lang, asked) })
    : fill(words.part, { part: wordFor(words.when.parts, asked) });
};

type CallReceiptProps = { lang: Lang; words: CallWords; receipt: Receipt };

/** The call that was agreed: when, into the calendar, and the private page to change it. */
export function CallReceipt({ lang, words, receipt }: CallReceiptProps) {
  const { call, token } = receipt;
  if (!call) return null;
  return (
    <div className="mt-2">
      <p className="mb-3 font-semibold">{agreedText(lang, call, words)}</p>
      <CallEntry
        {...{ lang, words, token }}
        {...receipt}
        call={{ ...call, end: null, changes: 0 }}
      />
      {token && (
        <a className={buttonClass("quiet", "px-2!")} href={requestPath(lang, token)}>
          {words.change}
        </a>
      )}
    </div>
  );
}

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
