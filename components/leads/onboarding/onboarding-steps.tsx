"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { completeOnboarding, keepSendingLead } from "@/lib/browser/leads/onboarding-lead";
import { fill } from "@/lib/domain/core/fill";
import { twoReadingsOf } from "@/lib/domain/core/phone";
import type { Package } from "@/lib/domain/check/packages";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { doubtsIn } from "@/lib/domain/leads/form-problems";
import { completeDataFrom, EXPERIENCES, type OnboardingData } from "@/lib/domain/leads/onboarding";
import { canContinue, fieldAt, ONBOARDING_LAST } from "@/lib/domain/leads/onboarding-steps";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { focusWrong, Problem, TickBox } from "@/components/ui/field";
import { BusinessTypeStep, ChoiceStep, TextStep } from "./questions";
import { StepBox } from "./step-box";
import { useOnboarding } from "./use-onboarding";
import { useSignOuts } from "@/components/auth/auth-provider";

type SendBoxProps = {
  lang: Lang;
  words: Pick<OnboardingFormWords, "send" | "steps" | "privacy" | "packages" | "problem">;
  data: OnboardingData;
  pack: Package | null;
  isWished: boolean;
  /** The order was to be sent without the tick. */
  isMissed: boolean;
  onWish: (isWished: boolean) => void;
};

/** The data to be sent, item by item with its purpose, and the unticked consent. */
function SendBox({ lang, words, data, pack, isWished, isMissed, onWish }: SendBoxProps) {
  const id = useId();
  const { send, steps, privacy, packages, problem } = words;
  return (
    <div className="mt-8 border-l-4 border-marigold bg-marigold-wash px-4 py-4">
      {!pack && <p className="font-bold">{send.title}</p>}
      <div id={id} className="text-base">
        <p className="mt-1">
          {send.items} {pack && fill(send.package, { package: packages[pack.id]!.plain })}
        </p>
        <p className="mt-2">{send.use}</p>
      </div>
      <div className="mt-3">
        <TickBox
          id={`${id}-consent`}
          name="consent"
          checked={isWished}
          onChange={({ target }) => onWish(target.checked)}
          aria-invalid={isMissed ? true : undefined}
          aria-describedby={isMissed ? `${id} ${id}-problem` : id}
          label={<span className="font-semibold">{send.consent}</span>}
        >
          {" "}
          <a className="underline" href={pathIn(lang, "/privacy")}>
            {privacy}
          </a>
        </TickBox>
        {isMissed && <Problem id={`${id}-problem`}>{problem}</Problem>}
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

type OnboardingStepsProps = {
  lang: Lang;
  words: OnboardingFormWords;
  textVersion: string;
  /** The package that Book Now named: the last step is its order. */
  pack: Package | null;
};

/** Eight steps, one field and one form each; the last one stores them and goes to /welcome (docs/product/leads.md#get-started). */
export const OnboardingSteps = (props: OnboardingStepsProps) => (
  <Steps key={useSignOuts()} {...props} />
);

function Steps({ lang, words, textVersion, pack }: OnboardingStepsProps) {
  const router = useRouter();
  const { state, control, type, next, previous } = useOnboarding();
  const [isWished, setWished] = useState(false);
  const [isMissed, setMissed] = useState(false);
  /** The odd text of each field that the visitor wanted to continue with. */
  const [hinted, setHinted] = useState<Readonly<Record<string, string | null>>>({});
  const isLeaving = useRef(false);
  const seenAt = useRef(0);
  const { index, data } = state;
  const field = fieldAt(index);
  const isLast = index === ONBOARDING_LAST;
  const welcome = pathIn(lang, "/welcome");

  useEffect(() => {
    seenAt.current = performance.now();
  }, []);
  // Prefetch one step early, so that the last step works even if the network fails by then.
  const isNearEnd = index >= ONBOARDING_LAST - 1;
  useEffect(() => {
    if (isNearEnd) router.prefetch(welcome);
  }, [isNearEnd, router, welcome]);

  const complete = (isSent: boolean) => {
    const whole = completeDataFrom(data);
    if (!whole || isLeaving.current) return;
    isLeaving.current = true;
    const filledMs = Math.round(performance.now() - seenAt.current);
    completeOnboarding(whole, pack, isSent ? { lang, textVersion, filledMs } : null);
    void keepSendingLead();
    router.push(welcome);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canContinue(state)) return;
    const isOdd =
      doubtsIn(data).some((one) => one === field) ||
      (field === "phone" && twoReadingsOf(data.phone) !== null);
    // Its hint comes first; the second Continue goes on.
    setHinted({ ...hinted, [field]: isOdd ? data[field] : null });
    if (isOdd && hinted[field] !== data[field]) return focusWrong(event.currentTarget, field);
    if (!isLast) return next();
    setMissed(pack !== null && !isWished);
    if (pack && !isWished) return focusWrong(event.currentTarget, "consent");
    complete(isWished);
  };
  const shared = { words, text: data[field], control, onType: type };
  return (
    <>
      <StepBox
        words={words}
        index={index}
        isLeaving={isLast && isWished}
        complete={pack ? words.order : isWished ? words.completeAndSend : words.complete}
        onFinish={isLast && pack ? () => complete(false) : undefined}
        canContinue={canContinue(state)}
        below={
          isLast && (
            <SendBox {...{ lang, words, data, pack, isWished, isMissed }} onWish={setWished} />
          )
        }
        onPrevious={previous}
        onSubmit={submit}
      >
        {field === "businessType" ? (
          <BusinessTypeStep {...shared} />
        ) : field === "experience" ? (
          <ChoiceStep
            name={field}
            label={words.steps[field].label}
            choices={words.choices[field]}
            chosen={EXPERIENCES.find((one) => one === data[field]) ?? null}
            control={control}
            onChoose={type}
          />
        ) : (
          <TextStep
            key={field}
            field={field}
            {...shared}
            hinted={hinted[field] ?? null}
            onAnswer={() => setHinted({ ...hinted, [field]: null })}
          />
        )}
      </StepBox>
    </>
  );
}
