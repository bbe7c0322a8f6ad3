import type { MouseEvent } from "react";
import type { LeadWords } from "@/lib/content/en/leads";
import { fill } from "@/lib/domain/core/fill";
import { twoReadingsOf } from "@/lib/domain/core/phone";
import { Button } from "./button";

type PhoneQuestionProps = {
  words: LeadWords["phoneQuestion"];
  /** The form's field `phone`, as it was sent or, at the desk, as it is typed. */
  text: string;
  onAnswer?: () => void;
};

/** Asks which of two numbers is meant, where there are two; a tap writes the answer into the field. */
export function PhoneQuestion({ words, text, onAnswer }: PhoneQuestionProps) {
  const readings = twoReadingsOf(text);
  if (!readings) return null;
  const answer = (phone: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const field = event.currentTarget.form!.querySelector<HTMLInputElement>("[name=phone]")!;
    // Not by `value`: React would not see it.
    field.setRangeText(phone, 0, field.value.length, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus(); // this button goes
    onAnswer?.();
  };
  return (
    <div role="group" aria-label={words.ask} className="mt-2">
      <p role="alert" className="font-semibold text-red">
        {words.ask}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button onClick={answer(readings.indian)}>
          {fill(words.indian, { phone: readings.indian })}
        </Button>
        <Button onClick={answer(readings.abroad)}>{words.abroad}</Button>
      </p>
    </div>
  );
}
