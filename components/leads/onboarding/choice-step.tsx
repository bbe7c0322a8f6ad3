import type { ReactNode, Ref } from "react";
import { StepQuestion } from "./step-box";

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
