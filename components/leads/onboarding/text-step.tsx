import type { ComponentProps, ReactNode, Ref } from "react";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { twoReadingsOf } from "@/lib/domain/core/phone";
import { useLimit } from "@/components/ui/limited-field";
import { PhoneQuestion } from "@/components/ui/phone-question";
import type { OnboardingField } from "@/lib/domain/leads/onboarding";
import { Problem } from "@/components/ui/field";
import { StepQuestion } from "./step-box";

type TextFieldName = Exclude<OnboardingField, "businessType" | "experience">;

type TextFieldProps = ComponentProps<"input"> & {
  field: TextFieldName;
  words: Pick<OnboardingFormWords, "steps">;
  hint?: string | undefined;
  /** What is wrong with the text; shown in place of the hint. */
  problem?: string | null | undefined;
  /** The length of the text, above the field (limited-field.tsx). */
  count?: ReactNode;
  /** Props of the element around it all. */
  box?: ComponentProps<"div">;
};

/** A question with a text field. */
function TextField(props: TextFieldProps) {
  const { field, words, hint, problem, count, box, ...input } = props;
  const id = `step-${field}`;
  const { label, why } = words.steps[field] as { label: string; why?: string };
  const notes = [why && `${id}-why`, problem ? `${id}-problem` : hint && `${id}-hint`];
  return (
    <div {...box}>
      <label htmlFor={id}>
        <StepQuestion>{label}</StepQuestion>
      </label>
      {why && (
        <p id={`${id}-why`} className="mt-2 text-soft">
          {why}
        </p>
      )}
      {count}
      <input
        id={id}
        name={field}
        {...LEAD_FIELDS[field].input}
        enterKeyHint="next"
        aria-invalid={problem ? true : undefined}
        aria-describedby={notes.filter(Boolean).join(" ") || undefined}
        className="mt-5 block min-h-13 w-full rounded-md border border-soft bg-card px-3 py-2 text-xl text-ink"
        {...input}
      />
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
      {hint && !problem && (
        <p id={`${id}-hint`} className="mt-2 text-base text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

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
