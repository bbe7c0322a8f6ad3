import { useId } from "react";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { doubtsIn } from "@/lib/domain/leads/form-problems";
import type { OnboardingData } from "@/lib/domain/leads/onboarding";
import type { Package } from "@/lib/domain/check/packages";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { TickBox } from "@/components/ui/field";

type SendBoxProps = {
  lang: Lang;
  words: Pick<OnboardingFormWords, "send" | "steps" | "privacy">;
  data: OnboardingData;
  pack: Package | null;
  isWished: boolean;
  onWish: (isWished: boolean) => void;
};

/** The data to be sent, item by item with its purpose, and the unticked consent. */
export function SendBox({ lang, words, data, pack, isWished, onWish }: SendBoxProps) {
  const id = useId();
  const { send, steps, privacy } = words;
  return (
    <div className="mt-8 border-l-4 border-marigold bg-marigold-wash px-4 py-4">
      <p className="font-bold">{send.title}</p>
      <div id={id} className="text-base">
        <p className="mt-1">
          {send.items} {pack && fill(send.package, { package: pack.name })}
        </p>
        <p className="mt-2">{send.use}</p>
      </div>
      <div className="mt-3">
        <TickBox
          id={`${id}-consent`}
          name="consent"
          checked={isWished}
          onChange={({ target }) => onWish(target.checked)}
          aria-describedby={id}
          label={<span className="font-semibold">{send.consent}</span>}
        >
          {" "}
          <a className="underline" href={pathIn(lang, "/privacy")}>
            {privacy}
          </a>
        </TickBox>
      </div>
      {isWished ? (
        doubtsIn(data).map((field) => (
          <p key={field} role="alert" className="mt-2 text-base font-semibold text-red">
            {steps[field].doubtAtSend}
          </p>
        ))
      ) : (
        <p className="mt-2 text-base text-soft">{send.without}</p>
      )}
    </div>
  );
}
