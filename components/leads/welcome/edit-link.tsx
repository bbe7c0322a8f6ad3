import type { ReactNode } from "react";
import { writeOnboardingDraft } from "@/lib/browser/leads/onboarding-store";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { OnboardingData } from "@/lib/domain/leads/onboarding";
import { buttonClass } from "@/components/ui/button";

type EditLinkProps = { lang: Lang; data: OnboardingData; step: number; children: ReactNode };

/** A link back to one of the steps (0 to 7). */
export function EditLink({ lang, data, step, children }: EditLinkProps) {
  return (
    <a
      className={buttonClass("quiet", "-ml-3 px-3!")}
      href={pathIn(lang, "/onboarding")}
      onClick={() => writeOnboardingDraft({ index: step, data })}
    >
      {children}
    </a>
  );
}
