import { type Ref, useState } from "react";
import { type BusinessType, isBusinessType } from "@/lib/domain/core/business-types";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import { isFilled } from "@/lib/domain/leads/onboarding";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { LimitedField } from "@/components/ui/limited-field";
import { ChoiceStep } from "./choice-step";

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
