import { type Ref, useState } from "react";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import { doubtsIn } from "@/lib/domain/leads/onboarding";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { useLimit } from "@/components/ui/limited-field";
import { PhoneQuestion } from "@/components/ui/phone-question";
import { TextField, type TextFieldName } from "./text-field";

type TextStepProps = {
  field: TextFieldName;
  words: Pick<OnboardingFormWords, "steps" | "limit" | "phoneQuestion">;
  text: string;
  control: Ref<HTMLInputElement>;
  onType: (text: string) => void;
};

/** A text field. A likely mistake is shown below it after blur, and does not block the step. */
export function TextStep({ field, words, text, control, onType }: TextStepProps) {
  const [isWriting, setWriting] = useState(false);
  const hinted = field === "email" || field === "phone" ? field : null;
  const isDoubtful = hinted && !isWriting && doubtsIn({ email: "", phone: "", [hinted]: text })[0];
  const { box, near, over, status } = useLimit(LEAD_FIELDS[field].chars, words.limit);
  const hint = hinted && words.steps[hinted][isDoubtful ? "doubt" : "hint"];
  return (
    <>
      <TextField
        ref={control}
        field={field}
        words={words}
        box={box}
        hint={near || hint}
        problem={over}
        value={text}
        onChange={({ target }) => {
          setWriting(true);
          onType(target.value);
        }}
        onBlur={() => setWriting(false)}
      />
      {status}
      {field === "phone" && <PhoneQuestion words={words.phoneQuestion} text={text} />}
    </>
  );
}
