"use client";

import type { Ref } from "react";
import { EXPERIENCES } from "@/lib/domain/leads/onboarding";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { ChoiceStep } from "./choice-step";

type ExperienceStepProps = {
  words: Pick<OnboardingFormWords, "steps" | "experiences">;
  text: string;
  control: Ref<HTMLInputElement>;
  onType: (text: string) => void;
};

/** How long the person has run the business. */
export function ExperienceStep({ words, text, control, onType }: ExperienceStepProps) {
  return (
    <ChoiceStep
      name="experience"
      words={words.steps.experience}
      choices={words.experiences}
      chosen={EXPERIENCES.find((one) => one === text) ?? null}
      control={control}
      onChoose={onType}
    />
  );
}
