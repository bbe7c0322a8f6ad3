import type { Ref } from "react";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { twoReadingsOf } from "@/lib/domain/core/phone";
import { useLimit } from "@/components/ui/limited-field";
import { PhoneQuestion } from "@/components/ui/phone-question";
import { TextField, type TextFieldName } from "./text-field";

type TextStepProps = {
  field: TextFieldName;
  words: Pick<OnboardingFormWords, "steps" | "limit" | "phoneQuestion">;
  text: string;
  /** The odd text that the visitor wanted to continue with; null before, and where nothing is odd. */
  hinted: string | null;
  /** It is said which of two numbers is meant. */
  onAnswer: () => void;
  control: Ref<HTMLInputElement>;
  onType: (text: string) => void;
};

/** A text field. A likely mistake is shown below it at the first Continue; the second one goes on. */
export function TextStep(props: TextStepProps) {
  const { field, words, text, hinted, control, onType, onAnswer } = props;
  const { over, status, ...limit } = useLimit(LEAD_FIELDS[field].chars, words.limit);
  const { hint, doubt } = words.steps[field] as { hint?: string; doubt?: string };
  const isDoubted = hinted !== null && (field !== "phone" || twoReadingsOf(hinted) === null);
  return (
    <>
      <TextField
        ref={control}
        field={field}
        words={words}
        {...limit}
        hint={hint}
        problem={over ?? (isDoubted ? doubt : null)}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      {status}
      {field === "phone" && (
        <PhoneQuestion words={words.phoneQuestion} text={hinted ?? ""} onAnswer={onAnswer} />
      )}
    </>
  );
}
