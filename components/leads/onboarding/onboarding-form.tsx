"use client";

import "./onboarding.css";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { hasBegunOnboarding } from "@/lib/browser/leads/onboarding-keys";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { OnboardingFormContent } from "@/lib/content/slices/onboarding-words";
import { useAuth } from "@/components/auth/auth-provider";
import { loadOnce } from "@/components/ui/lazy/load-once";
import { type IslandProps, LazyIsland } from "@/components/ui/lazy/lazy-island";
import { wordsAt } from "@/components/ui/lazy/words-at";
import type { Router } from "./onboarding-steps";

type OnboardingFormProps = {
  lang: Lang;
  /** Said where the steps cannot be had. */
  lost: string;
  /** The first step as the server writes it. */
  children: ReactNode;
};

const load = loadOnce(async (lang: Lang) => {
  const [{ OnboardingSteps }, content] = await Promise.all([
    import("./onboarding-steps"),
    wordsAt<OnboardingFormContent>(pathIn(lang, "/onboarding-words")),
  ]);
  const show = (given: IslandProps & { router: Router }) => (
    <OnboardingSteps lang={lang} {...content} {...given} />
  );
  return show;
});

/** Get Started; its code comes for whoever begins, or has begun, or is known to us already. */
export function OnboardingForm({ lang, lost, children }: OnboardingFormProps) {
  const router = useRouter();
  const { user } = useAuth();
  const isDue = () => user !== null || location.search.includes("package=") || hasBegunOnboarding();
  return (
    <LazyIsland load={() => load(lang)} props={{ router }} isDue={isDue} lost={lost}>
      {children}
    </LazyIsland>
  );
}
