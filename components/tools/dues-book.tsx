"use client";

import { useEffect, useRef, useState } from "react";
import { ASKED_KEY } from "@/lib/browser/core/device-keys";
import { forget } from "@/lib/browser/core/device-store";
import { addAsked } from "@/lib/browser/tools/asked";
import { keepDues, storedDues } from "@/lib/browser/tools/dues-book";
import type { DuesWords, ToolFormWords } from "@/lib/content/en/tools";
import { fill } from "@/lib/domain/core/fill";
import { writtenDay } from "@/lib/domain/core/indian-day";
import {
  isRested,
  type KeptDue,
  MOST_DUES,
  nextReminder,
  type OpenDue,
  type TypedDue,
  withAsked,
  withDue,
  withPaid,
  withText,
} from "@/lib/domain/tools/kept-dues";
import { amount, lineText } from "@/lib/domain/tools/lines";
import { isOld } from "@/lib/domain/tools/udhaar";
import { Button, buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { DueForm, PartForm } from "./due-forms";
import { SendLink } from "./tool-form";

const rupees = (paise: number) => lineText(amount("", paise));

type DueRowProps = {
  words: DuesWords;
  amounts: string;
  due: OpenDue;
  text: string;
  opens: string;
  onPaid: (paise: number) => void;
  onSent: () => void;
  onChange: () => void;
};

/** A customer: paid or part paid by one tap, reminded by another. */
function DueRow({ words, amounts, due, text, opens, onPaid, onSent, onChange }: DueRowProps) {
  const [isPart, setPart] = useState(false);
  const { customer, left, days, asked, promised, dial } = due;
  const nameOf = (label: string) => `${label}: ${customer}`;
  const beside = [
    asked && fill(words.asked, { day: writtenDay(asked) }),
    promised && `${words.columns.promised}: ${promised}`,
  ].filter(Boolean);
  return (
    <li>
      <div className="flex justify-between gap-4 font-semibold">
        <span className="wrap-anywhere">{customer}</span>
        <span className="whitespace-nowrap">{rupees(left)}</span>
      </div>
      <div className="flex items-center justify-between gap-4 text-base text-soft">
        <p className="wrap-anywhere">
          <span className={isOld(due) ? "font-semibold text-red" : ""}>
            {fill(words.old, { days: days ?? 0 })}
          </span>
          {beside.map((one) => ` · ${one}`)}
        </p>
        <Button
          kind="quiet"
          className="min-h-11 px-0 py-1"
          aria-label={nameOf(words.change)}
          onClick={onChange}
        >
          {words.change}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          className="min-h-11 px-3 py-1"
          aria-label={nameOf(words.paid)}
          onClick={() => onPaid(left)}
        >
          {words.paid}
        </Button>
        <Button
          className="min-h-11 px-3 py-1"
          aria-label={nameOf(words.part)}
          aria-expanded={isPart}
          onClick={() => setPart(!isPart)}
        >
          {words.part}
        </Button>
        <SendLink
          to={dial?.match(/\d+/)?.[0] ?? ""}
          text={text}
          opens={`${customer} ${opens}`}
          onSent={onSent}
        >
          {words.remind}
        </SendLink>
      </div>
      {isPart && (
        <PartForm
          {...{ words, amounts }}
          onPart={(paise) => {
            setPart(false);
            onPaid(paise);
          }}
        />
      )}
    </li>
  );
}

type OthersProps = {
  words: DuesWords;
  /** The whole list, to take along. */
  text: string;
  isEmpty: boolean;
  onBring: (text: string) => readonly string[];
  onClear: () => void;
};

/** What is seldom done with a list: to take it to another phone, to bring one from there, and to clear it. */
function Others({ words, text, isEmpty, onBring, onClear }: OthersProps) {
  const [unread, setUnread] = useState<readonly string[]>([]);
  const pasted = useRef<HTMLTextAreaElement>(null);
  const bring = () => {
    const left = onBring(pasted.current!.value);
    setUnread(left);
    pasted.current!.value = left.join("\n");
  };
  return (
    <details className="mt-2">
      <summary className="py-2 font-semibold">{words.others}</summary>
      {!isEmpty && (
        <div className="mb-4 flex flex-wrap gap-3">
          <CopyButton text={text} label={words.copy} copied={words.copied} />
          <Button className="text-red" onClick={onClear}>
            {words.clear}
          </Button>
        </div>
      )}
      <Field name="pasted" label={words.paste}>
        {(control) => <textarea {...control} ref={pasted} rows={4} autoComplete="off" />}
      </Field>
      <div role="status" className="font-semibold wrap-anywhere text-red">
        {unread.length > 0 && words.unread}
        {unread.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
      <Button className="mt-2" onClick={bring}>
        {words.bring}
      </Button>
    </details>
  );
}

type DuesBookProps = {
  words: DuesWords;
  problems: ToolFormWords["problems"];
  /** With holes for the customer and the amount. */
  message: string;
  opens: string;
  today: string;
  headline: string;
  text: string;
  kept: readonly KeptDue[];
  dues: readonly OpenDue[];
};

/** The list of dues as one opens it each day; it is kept on this device only (docs/product/site.md#tools). */
export function DuesBook(props: DuesBookProps) {
  const { words, problems, message, opens, today, headline, text, kept, dues } = props;
  const [said, setSaid] = useState<{ text: string; before?: readonly KeptDue[] } | null>(null);
  const [isKept, setKept] = useState(true);
  const [changed, setChanged] = useState<KeptDue | null>(null);
  const form = useRef<HTMLDetailsElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (storedDues() !== "") form.current!.open = false;
  }, []);
  useEffect(() => undo.current?.focus({ preventScroll: true }), [said]);

  const keep = (next: readonly KeptDue[], what?: string) => {
    setKept(keepDues(next));
    setSaid(what === undefined ? null : { text: what, before: kept });
  };
  const put = (typed: TypedDue) => {
    const next = withDue(kept, typed, today, changed?.id);
    const isFull = next.length > MOST_DUES;
    if (isFull) setSaid({ text: words.full });
    else keep(next);
    if (changed) form.current!.open = false;
    setChanged(null);
    return !isFull;
  };
  const pay = ({ id, customer, left }: OpenDue, paise: number) =>
    keep(
      withPaid(kept, id, paise),
      fill(paise < left ? words.said.part : words.said.paid, { customer, total: rupees(paise) }),
    );
  const bring = (pasted: string) => {
    const { dues: next, unread } = withText(kept, pasted, today);
    if (next.length > MOST_DUES) setSaid({ text: words.full });
    else keep(next, fill(words.said.added, { n: next.length - kept.length }));
    return next.length > MOST_DUES ? pasted.split("\n") : unread;
  };
  const textTo = ({ customer, left }: OpenDue) => fill(message, { customer, total: rupees(left) });
  const sent = (due: OpenDue) => {
    if (isRested(due, today)) addAsked(due.left);
    keep(withAsked(kept, due.id, today));
  };
  const { next, n, most } = nextReminder(dues, today);
  return (
    <div className="print:hidden noscript:hidden">
      <p
        role="status"
        className={
          said || !isKept ? "sticky top-2 z-10 bg-marigold-wash px-4 py-2 font-semibold" : ""
        }
      >
        {said?.text} {!isKept && words.notKept}{" "}
        {said?.before && (
          <button
            ref={undo}
            type="button"
            className="min-h-11 text-red underline"
            onClick={() => keep(said.before!)}
          >
            {words.undo}
          </button>
        )}
      </p>
      <details ref={form} open>
        <summary className={buttonClass("secondary", "mb-3")}>{words.add}</summary>
        <DueForm
          key={changed?.id}
          {...{ words, today }}
          amounts={problems.rupees}
          due={changed}
          onPut={put}
        />
      </details>
      {dues.length > 0 && (
        <section aria-labelledby="dues" className="mt-4">
          <h2 id="dues" className="text-2xl">
            {headline}
          </h2>
          <div className="mt-3 border-l-4 border-whatsapp bg-card px-4 py-2">
            <strong>{words.friday}</strong>
            {next ? (
              <p>
                {fill(words.next, { n, most, customer: next.customer, total: rupees(next.left) })}
                <br />
                <SendLink
                  className={buttonClass("green", "mt-1")}
                  to={next.dial?.match(/\d+/)?.[0] ?? ""}
                  text={textTo(next)}
                  opens={`${next.customer} ${opens}`}
                  onSent={() => sent(next)}
                >
                  {words.send}
                </SendLink>
              </p>
            ) : (
              <p role="status">{words.sent}</p>
            )}
          </div>
          <ul className="entries mt-3">
            {dues.map((due) => (
              <DueRow
                key={due.id}
                {...{ words, due, opens }}
                amounts={problems.rupees}
                text={textTo(due)}
                onPaid={(paise) => pay(due, paise)}
                onSent={() => sent(due)}
                onChange={() => {
                  form.current!.open = true;
                  setChanged(kept.find(({ id }) => id === due.id)!);
                }}
              />
            ))}
          </ul>
        </section>
      )}
      <Others
        {...{ words, text }}
        isEmpty={kept.length === 0}
        onBring={bring}
        onClear={() => {
          forget(ASKED_KEY);
          keep([], words.said.cleared);
        }}
      />
    </div>
  );
}
