import type { Ref } from "react";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { useLimit } from "@/components/ui/limited-field";
import { PhoneQuestion } from "@/components/ui/phone-question";
import { TextField, type TextFieldName } from "./text-field";

type TextStepProps = {
  field: TextFieldName;
  words: Pick<OnboardingFormWords, "steps" | "limit" | "phoneQuestion">;
  text: string;
  /** The visitor wanted to continue with this odd text. */
  isHinted: boolean;
  control: Ref<HTMLInputElement>;
  onType: (text: string) => void;
};

/** A text field. A likely mistake is shown below it at the first Continue; the second one goes on. */
export function TextStep({ field, words, text, isHinted, control, onType }: TextStepProps) {
  const { box, near, over, status } = useLimit(LEAD_FIELDS[field].chars, words.limit);
  const { hint, doubt } = words.steps[field] as { hint?: string; doubt?: string };
  return (
    <>
      <TextField
        ref={control}
        field={field}
        words={words}
        box={box}
        hint={near || hint}
        problem={over ?? (isHinted ? doubt : null)}
        isAlert={isHinted}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      {status}
      {field === "phone" && <PhoneQuestion words={words.phoneQuestion} text={text} />}
    </>
  );
}
