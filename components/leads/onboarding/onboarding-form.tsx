"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import type { Lang } from "@/lib/domain/core/languages";
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

const always = () => true;

/** Get Started; its code is loaded with that of the page, for the first tap not to wait for it. */
export function OnboardingForm({ lang, lost, isNamed, children }: OnboardingFormProps) {
  const router = useRouter();
  return (
    <LazyIsland
      load={() => load(lang)}
      show={({ OnboardingSteps, words }, island) => (
        <OnboardingSteps lang={lang} router={router} isNamed={isNamed} {...words} {...island} />
      )}
      isDue={always}
      lost={lost}
    >
      {children}
    </LazyIsland>
  );
}
