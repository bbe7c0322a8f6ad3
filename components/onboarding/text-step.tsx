"use client";

import { type Ref, useId, useState } from "react";
import { charsOf, doubtsIn, type OnboardingField } from "@/lib/domain/onboarding";
import type { OnboardingFormWords } from "@/lib/content/onboarding-words";
import { StepQuestion } from "./step-question";

type TextField = Exclude<OnboardingField, "businessType" | "experience">;

/** The keyboard a phone shows, and what the browser may fill in by itself. */
const INPUTS = {
  firstName: { autoComplete: "given-name", autoCapitalize: "words" },
  lastName: { autoComplete: "family-name", autoCapitalize: "words" },
  businessName: { autoComplete: "organization", autoCapitalize: "words" },
  email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  location: { autoComplete: "address-level2", autoCapitalize: "words" },
} as const satisfies Record<TextField, object>;

type TextStepProps = {
  field: TextField;
  words: Pick<OnboardingFormWords, "steps" | "hints" | "doubts">;
  text: string;
  control: Ref<HTMLInputElement>;
  onType: (text: string) => void;
};

/** A field to write in. What looks wrong is said once it is left, below it, and stops nobody (decision 22). */
export function TextStep({ field, words, text, control, onType }: TextStepProps) {
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const hinted = field === "email" || field === "phone" ? field : null;
  const isDoubtful = hinted && !isWriting && doubtsIn({ email: "", phone: "", [hinted]: text })[0];
  return (
    <>
      <label htmlFor={id}>
        <StepQuestion>{words.steps[field].label}</StepQuestion>
      </label>
      <p id={`${id}-why`} className="mt-2 text-soft">
        {words.steps[field].why}
      </p>
      <input
        ref={control}
        id={id}
        name={field}
        {...INPUTS[field]}
        enterKeyHint="next"
        maxLength={charsOf(field)}
        value={text}
        onChange={({ target }) => {
          setWriting(true);
          onType(target.value);
        }}
        onBlur={() => setWriting(false)}
        aria-describedby={hinted ? `${id}-why ${id}-hint` : `${id}-why`}
        className="mt-5 block min-h-13 w-full rounded-md border border-soft bg-card px-3 py-2 text-xl text-ink"
      />
      {hinted && (
        <p id={`${id}-hint`} className="mt-2 min-h-22 text-base text-soft sm:min-h-14">
          {isDoubtful ? words.doubts[hinted] : words.hints[hinted]}
        </p>
      )}
    </>
  );
}
