"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { afterPress } from "@/lib/browser/core/timing";
import { fill } from "@/lib/domain/core/fill";
import { type Line, lineText } from "@/lib/domain/tools/lines";
import type { ToolId } from "@/lib/domain/tools/tool-ids";
import {
  fieldsOf,
  isAsked,
  sumOf,
  type ToolField,
  type TypedTexts,
  wrongFields,
} from "@/lib/domain/tools/tools";
import { readTyped, writeTyped } from "@/lib/browser/tools/typed";
import type { Due } from "@/lib/domain/tools/udhaar";
import type { ToolFormWords, ToolWords } from "@/lib/content/en/tools";
import { PrintButton } from "@/components/sheets/print-button";
import { Field } from "@/components/ui/field";
import { chatLink } from "@/lib/domain/core/chat-link";

type SendLinkProps = {
  /** Digits with country code; "" where WhatsApp asks for the recipient. */
  to?: string;
  text: string;
  /** Read to a screen reader: that another app opens, and for whom. */
  opens: string;
  className?: string;
  /** When WhatsApp has been asked to open. */
  onSent?: () => void;
  children: string;
};

/** A link that opens WhatsApp with a text. Without the picture of other such links: it would be a request. */
export const SendLink = ({
  to = "",
  text,
  opens,
  className = "inline-flex min-h-11 items-center font-semibold text-whatsapp underline underline-offset-4",
  onSent,
  children,
}: SendLinkProps) => (
  <a
    className={className}
    href={chatLink(to, text)}
    target="_blank"
    rel="noopener"
    // After the browser has followed the link, which may be another one then.
    onClick={onSent && (() => setTimeout(onSent))}
  >
    {children}
    <span className="sr-only"> {opens}</span>
  </a>
);

export type ToolFormProps = {
  id: ToolId;
  words: Pick<ToolWords, "question" | "fields" | "lines" | "needs" | "verdicts" | "message">;
  form: ToolFormWords;
  /** Read to a screen reader behind links to WhatsApp. */
  opens: string;
  /** Of the list of dues: who owes what, and the whole list as a text. */
  book?: { dues: readonly Due[]; text: string };
  children: ReactNode;
};

type Input = HTMLInputElement | HTMLSelectElement;
const inputsIn = (box: HTMLElement) => [...box.querySelectorAll<Input>("input, select")];

const problemOf = (field: ToolField, { problems }: ToolFormWords): string | undefined =>
  field.kind === "choice" ? undefined : fill(problems[field.kind], field);

/** The fields of a tool, behind a line where they are seldom used. */
const Fold = ({ title, children }: { title: string | undefined; children: ReactNode }) => {
  const fields = <div className="grid grid-cols-2 gap-x-5">{children}</div>;
  if (title === undefined) return fields;
  return (
    <details className="print:hidden">
      <summary className="py-2 font-semibold">{title}</summary>
      {fields}
    </details>
  );
};

/** A tool: its sum as one types; nothing is sent, and what is typed stays in this tab (docs/product/site.md#tools). */
export function ToolForm({ id, words, form, opens, book, children }: ToolFormProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<TypedTexts>({});
  /** What was in the fields when one of them was left: an amount is wrong until its last digit. */
  const [left, setLeft] = useState<TypedTexts>({});
  const typed = (): TypedTexts =>
    Object.fromEntries(inputsIn(fields.current!).map(({ name, value }) => [name, value]));
  const read = () => {
    setTexts(typed());
    writeTyped(id, typed());
  };
  const leave = () => {
    const now = typed();
    afterPress(() => setLeft(now));
  };
  useEffect(() => {
    // Typed before this code came, or in this tab before.
    const kept = readTyped(id);
    for (const input of inputsIn(fields.current!)) input.value ||= kept[input.name] ?? "";
    if (Object.values(typed()).some(Boolean)) read();
    if (!fields.current!.contains(document.activeElement)) leave();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has its code
  }, []);

  const { lines, verdict } = sumOf(id, texts, book?.dues);
  const wrong = wrongFields(id, left);
  const message = fill(words.message, {
    ...Object.fromEntries(Object.keys(words.lines).map((name) => [name, "___"])),
    ...Object.fromEntries(lines.map((line) => [line.name, lineText(line)])),
  });
  return (
    <div
      className={`grid items-start gap-x-14 gap-y-6 ${book ? "content-start" : "lg:grid-cols-2"}`}
    >
      {/* No form: nothing can send it, also without JavaScript. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the fields in it */}
      <div
        ref={fields}
        role="group"
        onInput={read}
        onBlur={leave}
        aria-label={book ? form.costs : words.question}
      >
        <Fold title={book && form.costs}>
          {fieldsOf(id).map(([name, field]) => (
            <div
              key={name}
              className={`row-span-3 grid-rows-subgrid pb-2 ${isAsked(name, texts) ? "grid" : "hidden print:block noscript:block"} ${PAIRED.includes(name) ? "" : "max-sm:col-span-2"}`}
            >
              <ToolInput
                name={name}
                field={field}
                {...words.fields[name]!}
                choose={form.choose}
                room={problemOf(field, form)}
                isWrong={wrong.includes(name)}
              />
            </div>
          ))}
        </Fold>
      </div>
      <section aria-labelledby="sum">
        <h2 id="sum" className="text-2xl">
          {form.sum}
        </h2>
        {lines.length === 0 && <p className="mt-2 text-soft print:hidden">{words.needs}</p>}
        <SumLines names={words.lines} lines={lines} />
        <p role="status" className="font-semibold text-red">
          {verdict && words.verdicts[verdict]}
        </p>
        {/* What to do where the sum is as usual: a verdict says it itself. */}
        {!verdict && <p className="mt-3">{children}</p>}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <PrintButton>{form.print}</PrintButton>
          {lines.length > 0 && (
            <SendLink text={book?.text ?? textOf(words, lines)} opens={opens}>
              {form.self}
            </SendLink>
          )}
        </div>
      </section>
      {!book && (
        <details className="lg:col-span-2 print:hidden">
          <summary className="py-2 font-semibold">{form.message}</summary>
          <blockquote className="border-l-4 border-whatsapp bg-card px-4 py-3">
            {message}
          </blockquote>
          <SendLink text={message} opens={opens}>
            {form.send}
          </SendLink>
        </details>
      )}
    </div>
  );
}

const textOf = (words: ToolFormProps["words"], lines: readonly Line[]): string =>
  [words.question, ...lines.map((line) => `${words.lines[line.name]}: ${lineText(line)}`)].join(
    "\n",
  );

/** Fields that are short enough to stand two in a row on a phone. */
const PAIRED: readonly string[] = ["off", "sold", "share", "months"];

type ToolInputProps = {
  name: string;
  field: ToolField;
  label: string;
  hint?: string;
  options?: Readonly<Record<string, string>>;
  choose: string;
  room: string | undefined;
  isWrong: boolean;
};

function ToolInput(props: ToolInputProps) {
  const { name, field, label, hint, options, choose, room, isWrong } = props;
  return (
    <Field
      {...{ name, label, room }}
      {...(hint && { hint })}
      problem={isWrong ? room : null}
      box={{ className: "contents" }}
    >
      {(control) =>
        field.kind === "choice" ? (
          <select {...control} defaultValue="" autoComplete="off">
            <option value="">{choose}</option>
            {field.options.map((option) => (
              <option key={option} value={option}>
                {options?.[option] ?? `${option} %`}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            type="text"
            autoComplete="off"
            inputMode={field.kind === "whole" ? "numeric" : "decimal"}
          />
        )
      }
    </Field>
  );
}

const LINE = "flex items-baseline justify-between gap-4 border-b border-rule py-2 print:py-0.5";

type SumLinesProps = { names: Readonly<Record<string, string>>; lines: readonly Line[] };

/** The lines of a sum; on paper, before there is one, all of them with an empty box. */
function SumLines({ names, lines }: SumLinesProps) {
  const hasSum = lines.some(({ isResult }) => isResult);
  return (
    <ol className={`mt-3 border-y border-ink ${hasSum ? "" : "hidden print:block"}`}>
      {Object.entries(names).map(([name, label]) => {
        const line = lines.find((one) => one.name === name);
        if (hasSum && !line) return null;
        const Value = line?.isResult ? "output" : "span";
        return (
          <li
            key={name}
            className={line?.isResult ? `${LINE} bg-marigold-wash px-2 font-bold` : LINE}
          >
            <span>{label}</span>
            <Value className={line ? "whitespace-nowrap" : "w-16 border-b border-ink"}>
              {line && lineText(line)}
            </Value>
          </li>
        );
      })}
    </ol>
  );
}
