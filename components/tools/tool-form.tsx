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
  children: string;
};

/** A link that opens WhatsApp with a text. Without the picture of other such links: it would be a request. */
export const SendLink = ({ to = "", text, opens, children }: SendLinkProps) => (
  <a
    className="inline-flex min-h-11 items-center font-semibold text-whatsapp underline underline-offset-4"
    href={chatLink(to, text)}
    target="_blank"
    rel="noopener"
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
  /** Of the tool with a list, from what is in its fields, and was when one was left; null before there is code. */
  duesOf?: (data: FormData | null, left: FormData | null) => TypedDues;
  children: ReactNode;
};

type TypedDues = {
  dues: readonly Due[];
  list: ReactNode;
  reminders: ReactNode;
};

/** What is in the fields of a tool, also those of a list under one name. */
const typedIn = (box: HTMLElement): FormData => {
  const data = new FormData();
  for (const { name, value } of box.querySelectorAll<HTMLInputElement>("input, select"))
    data.append(name, value);
  return data;
};

const problemOf = (field: ToolField, { problems }: ToolFormWords): string | undefined =>
  field.kind === "choice" ? undefined : fill(problems[field.kind], field);

/** A tool: its sum as one types; nothing is sent or stored (docs/product/site.md#tools). */
export function ToolForm({ id, words, form, opens, duesOf, children }: ToolFormProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [data, setData] = useState<FormData | null>(null);
  /** What was in the fields when one of them was left: an amount is wrong until its last digit. */
  const [left, setLeft] = useState<FormData | null>(null);
  const read = () => setData(typedIn(fields.current!));
  const leave = () => {
    const typed = typedIn(fields.current!);
    afterPress(() => setLeft(typed));
  };
  useEffect(() => {
    // Typed before this code came, or put back by the browser.
    read();
    if (!fields.current!.contains(document.activeElement)) leave();
  }, []);

  const texts = Object.fromEntries(data ?? []) as TypedTexts;
  const own = duesOf?.(data, left);
  const { lines, verdict } = sumOf(id, texts, own?.dues);
  const wrong = wrongFields(id, Object.fromEntries(left ?? []) as TypedTexts);
  const message = fill(words.message, {
    ...Object.fromEntries(Object.keys(words.lines).map((name) => [name, "___"])),
    ...Object.fromEntries(lines.map((line) => [line.name, lineText(line)])),
  });
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
      {/* No form: nothing can send it, also without JavaScript. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the fields in it */}
      <div
        ref={fields}
        role="group"
        className={own ? "lg:col-span-2" : ""}
        onInput={read}
        onBlur={leave}
        aria-label={words.question}
      >
        {own?.list}
        <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          {fieldsOf(id).map(([name, field]) => (
            <div
              key={name}
              className={isAsked(name, texts) ? "" : "hidden print:block noscript:block"}
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
        </div>
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
        <p className="mt-3">{children}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <PrintButton>{form.print}</PrintButton>
          {lines.length > 0 && (
            <SendLink text={textOf(words, lines)} opens={opens}>
              {form.self}
            </SendLink>
          )}
        </div>
      </section>
      {own?.reminders ?? (
        <figure className="border-l-4 border-whatsapp bg-card px-4 py-4 sm:px-6 lg:col-span-2 print:hidden">
          <figcaption className="font-semibold">{form.message}</figcaption>
          <blockquote className="mt-2">{message}</blockquote>
          <SendLink text={message} opens={opens}>
            {form.send}
          </SendLink>
        </figure>
      )}
    </div>
  );
}

const textOf = (words: ToolFormProps["words"], lines: readonly Line[]): string =>
  [words.question, ...lines.map((line) => `${words.lines[line.name]}: ${lineText(line)}`)].join(
    "\n",
  );

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
    <Field {...{ name, label, room }} {...(hint && { hint })} problem={isWrong ? room : null}>
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

const LINE = "flex items-baseline justify-between gap-4 border-b border-rule py-2";

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
