import { type Ref, useState } from "react";
import { doubtsIn } from "@/lib/domain/leads/onboarding";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { PhoneQuestion } from "@/components/ui/phone-question";
import { TextField, type TextFieldName } from "./text-field";

type TextStepProps = {
  field: TextFieldName;
  words: Pick<OnboardingFormWords, "steps" | "hints" | "doubts" | "phoneQuestion">;
  text: string;
  control: Ref<HTMLInputElement>;
  onType: (text: string) => void;
};

/** A text field. A likely mistake is shown below it after blur, and does not block the step. */
export function TextStep({ field, words, text, control, onType }: TextStepProps) {
  const [isWriting, setWriting] = useState(false);
  const hinted = field === "email" || field === "phone" ? field : null;
  const isDoubtful = hinted && !isWriting && doubtsIn({ email: "", phone: "", [hinted]: text })[0];
  return (
    <>
      <TextField
        ref={control}
        field={field}
        words={words}
        hint={hinted && (isDoubtful ? words.doubts : words.hints)[hinted]}
        value={text}
        onChange={({ target }) => {
          setWriting(true);
          onType(target.value);
        }}
        onBlur={() => setWriting(false)}
      />
      {field === "phone" && <PhoneQuestion words={words.phoneQuestion} text={text} />}
    </>
  );
}
