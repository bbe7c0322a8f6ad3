import { type ReactNode, type Ref, useState } from "react";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { twoReadingsOf } from "@/lib/domain/core/phone";
import { LimitedField, useLimit } from "@/components/ui/limited-field";
import { PhoneQuestion } from "@/components/ui/phone-question";
import { isFilled, type OnboardingField } from "@/lib/domain/leads/onboarding";
import { Problem } from "@/components/ui/field";
import { StepQuestion } from "./step-box";
import { type BusinessType, isBusinessType } from "@/lib/domain/core/business-types";

type BusinessTypeStepProps = {
  words: Pick<OnboardingFormWords, "steps" | "choices" | "limit">;
  /** A type from the list, or the visitor's own words. */
  text: string;
  control: Ref<HTMLInputElement>;
  onType: (text: string) => void;
};

/** The business types of the other forms; "other" allows free text. */
export function BusinessTypeStep({ words, text, control, onType }: BusinessTypeStepProps) {
  const listed = isBusinessType(text) ? text : null;
  const [isOther, setOther] = useState(text !== "" && (listed ?? "other") === "other");
  const choose = (type: BusinessType) => {
    setOther(type === "other");
    onType(type);
  };
  return (
    <ChoiceStep
      name="businessType"
      label={words.steps.businessType.label}
      choices={words.choices.businessType}
      chosen={isOther ? "other" : listed}
      control={control}
      onChoose={choose}
    >
      {isOther && (
        <div className="mt-4">
          <LimitedField
            name="otherType"
            label={words.steps.businessType.other}
            most={LEAD_FIELDS.businessType.chars}
            limit={words.limit}
          >
            {(field) => (
              <input
                {...field}
                autoComplete="off"
                enterKeyHint="next"
                value={text === "other" ? "" : text}
                onChange={({ target: { value } }) => onType(isFilled(value) ? value : "other")}
              />
            )}
          </LimitedField>
        </div>
      )}
    </ChoiceStep>
  );
}

type ChoiceStepProps<Choice extends string> = {
  name: string;
  label: string;
  choices: Readonly<Record<Choice, string>>;
  chosen: Choice | null;
  control: Ref<HTMLInputElement>;
  onChoose: (choice: Choice) => void;
  children?: ReactNode;
};

/** A few options as rows, large enough for a thumb. */
export function ChoiceStep<Choice extends string>(props: ChoiceStepProps<Choice>) {
  const { name, label, choices, chosen, control, onChoose, children } = props;
  const ids = Object.keys(choices) as Choice[];
  const isManyRows = ids.length > 6;
  return (
    <fieldset>
      <legend>
        <StepQuestion>{label}</StepQuestion>
      </legend>
      <div
        className={`mt-4 border-y border-ink ${isManyRows ? "sm:grid sm:grid-cols-2 sm:gap-x-6" : ""}`}
      >
        {ids.map((choice) => (
          <label
            key={choice}
            className="-mt-px flex min-h-12 cursor-pointer items-center gap-3 border-t border-rule py-1.5 has-checked:font-semibold"
          >
            <input
              // The chosen option, else the first, gets the focus.
              ref={choice === (chosen ?? ids[0]) ? control : null}
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
              className="size-5 shrink-0 accent-red"
            />
            {choices[choice]}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

type TextFieldName = Exclude<OnboardingField, "businessType" | "experience">;

type StepWords = { label: string; why?: string; hint?: string; doubt?: string };

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
  const { over, status, count, box } = useLimit(LEAD_FIELDS[field].chars, words.limit);
  const { label, why, hint, doubt } = words.steps[field] as StepWords;
  const isDoubted = hinted !== null && (field !== "phone" || twoReadingsOf(hinted) === null);
  const problem = over ?? (isDoubted ? doubt : null);
  const id = `step-${field}`;
  const notes = [why && `${id}-why`, problem ? `${id}-problem` : hint && `${id}-hint`];
  return (
    <>
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
          ref={control}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
        {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
        {hint && !problem && (
          <p id={`${id}-hint`} className="mt-2 text-base text-soft">
            {hint}
          </p>
        )}
      </div>
      {status}
      {field === "phone" && (
        <PhoneQuestion words={words.phoneQuestion} text={hinted ?? ""} onAnswer={onAnswer} />
      )}
    </>
  );
}
