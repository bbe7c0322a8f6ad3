import { type FormEvent, useEffect, useRef, useState } from "react";
import type { DuesWords } from "@/lib/content/en/tools";
import { PHONE_INPUT } from "@/lib/domain/core/phone";
import { DUE_FIELDS, type KeptDue, type TypedDue, wrongInDue } from "@/lib/domain/tools/kept-dues";
import { typedNumber } from "@/lib/domain/tools/typed-number";
import { Button } from "@/components/ui/button";
import { Field, focusWrong } from "@/components/ui/field";

const TEXT = { type: "text", autoComplete: "off" } as const;
const NUMBER = { ...TEXT, inputMode: "decimal" } as const;
const INPUTS = {
  customer: TEXT,
  phone: { ...PHONE_INPUT, autoComplete: "off" },
  due: NUMBER,
  since: { type: "date", autoComplete: "off" },
  paid: NUMBER,
  promised: TEXT,
} as const;

type DueFormProps = {
  words: DuesWords;
  today: string;
  amounts: string;
  /** The customer whose line is changed. */
  due: KeptDue | null;
  /** False where the list takes no more. */
  onPut: (typed: TypedDue) => boolean;
};

/** The line of a customer: what is asked each time, and the rest behind "More". */
export function DueForm({ words, today, amounts, due, onPut }: DueFormProps) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const rest = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (due) form.current!.querySelector("input")!.focus();
  }, [due]);
  const put = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(form.current!);
    const typed = Object.fromEntries(
      DUE_FIELDS.map((name) => [name, data.get(name) as string]),
    ) as TypedDue;
    const found = wrongInDue(typed, today);
    setWrong(found);
    if (found.includes("paid")) rest.current!.open = true;
    if (found[0]) return focusWrong(form.current!, found[0]);
    if (!onPut(typed)) return;
    form.current!.reset();
    form.current!.querySelector("input")!.focus();
  };
  const fieldOf = (name: (typeof DUE_FIELDS)[number]) => {
    const room = { ...words.problems, due: amounts, promised: undefined }[name];
    return (
      <Field
        key={name}
        {...{ name, room }}
        label={words.columns[name]}
        {...(name === "since" && { hint: words.today })}
        problem={wrong.includes(name) ? room : null}
      >
        {(control) => <input {...control} {...INPUTS[name]} defaultValue={due?.[name]} />}
      </Field>
    );
  };
  return (
    <form ref={form} method="dialog" noValidate onSubmit={put} className="dues-form">
      <div className="grid grid-cols-2 gap-x-5 lg:grid-cols-4">
        {DUE_FIELDS.slice(0, 4).map(fieldOf)}
      </div>
      <details ref={rest} open={Boolean(due?.paid || due?.promised)}>
        <summary className="py-2">{words.more}</summary>
        <div className="grid grid-cols-2 gap-x-5 lg:grid-cols-4">
          {DUE_FIELDS.slice(4).map(fieldOf)}
        </div>
      </details>
      <Button type="submit" className="mt-2">
        {words.save}
      </Button>
    </form>
  );
}

type PartFormProps = { words: DuesWords; amounts: string; onPart: (paise: number) => void };

/** How much of a due came. */
export function PartForm({ words, amounts, onPart }: PartFormProps) {
  const [isWrong, setWrong] = useState(false);
  const put = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const paise = typedNumber(new FormData(form).get("came") as string, { kind: "rupees" });
    if (typeof paise === "number" && paise > 0) return onPart(paise);
    setWrong(true);
    focusWrong(form, "came");
  };
  return (
    <form method="dialog" noValidate onSubmit={put} className="mt-2 flex items-start gap-3">
      <Field name="came" label={words.came} problem={isWrong ? amounts : null}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the tap before */}
        {(control) => <input {...control} {...NUMBER} autoFocus />}
      </Field>
      <Button type="submit" className="mt-8 px-3">
        {words.save}
      </Button>
    </form>
  );
}
