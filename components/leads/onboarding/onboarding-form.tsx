"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { hasBegunOnboarding } from "@/lib/browser/leads/onboarding-keys";
import type { Lang } from "@/lib/domain/core/languages";
import { useAuth } from "@/components/auth/auth-provider";
import { LazyIsland } from "@/components/ui/lazy/lazy-island";
import { lazyPart } from "@/components/ui/lazy/lazy-part";

type OnboardingFormProps = {
  lang: Lang;
  /** Shown when the code of the steps cannot be loaded. */
  lost: string;
  /** The page names the package that is booked. */
  isNamed: boolean;
  /** The first step as the server renders it. */
  children: ReactNode;
};

const load = lazyPart(() => import("./onboarding-steps"), "onboarding");

/** Get Started; its code is loaded for a visitor who begins, has begun before, chose a package or is signed in. */
export function OnboardingForm({ lang, lost, isNamed, children }: OnboardingFormProps) {
  const router = useRouter();
  const { user } = useAuth();
  const isDue = () => user !== null || isNamed || hasBegunOnboarding();
  return (
    <LazyIsland
      load={() => load(lang)}
      show={({ OnboardingSteps, words }, island) => (
        <OnboardingSteps lang={lang} router={router} isNamed={isNamed} {...words} {...island} />
      )}
      isDue={isDue}
      lost={lost}
    >
      {children}
    </LazyIsland>
  );
}
