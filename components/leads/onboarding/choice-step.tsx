import { type ReactNode, type Ref, useState } from "react";
import { StepQuestion } from "./step-box";
import { type BusinessType, isBusinessType } from "@/lib/domain/core/business-types";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import { isFilled } from "@/lib/domain/leads/onboarding";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { LimitedField } from "@/components/ui/limited-field";

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
