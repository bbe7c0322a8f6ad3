import type { Metadata } from "next";
import { SignInPanel } from "@/components/auth/sign-in-panel";
import { Drawing } from "@/components/shared/drawing";
import { LedgerSection } from "@/components/shared/ledger-section";
import { PageHead } from "@/components/shared/page-head";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { signInWordsIn } from "@/lib/content/slices/sign-in-words";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = contentIn(await currentLang()).auth;
  return { title, description, robots: { index: false } };
}

export default async function AuthPage() {
  const lang = await currentLang();
  const { gains, lead, panel, title, without } = contentIn(lang).auth;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        drawing={<Drawing name="ledger" className="mr-6 hidden w-52 shrink-0 sm:block" />}
      />
      <LedgerSection id="google" title={panel.title}>
        <SignInPanel lang={lang} words={signInWordsIn(lang)} />
      </LedgerSection>
      <LedgerSection id="gains" title={gains.title}>
        <ul className="entries">
          {[gains.device, gains.progress, gains.onboarding, gains.data].map((gain) => (
            <li key={gain.title}>
              <h3>{gain.title}</h3>
              <p className="mt-1 max-w-prose">{gain.text}</p>
            </li>
          ))}
        </ul>
      </LedgerSection>
      <LedgerSection id="without" title={without.title}>
        <p className="max-w-prose">{without.text}</p>
        <a className={buttonClass("secondary", "mt-5")} href={pathIn(lang, "/health-check")}>
          {without.check}
        </a>
      </LedgerSection>
    </>
  );
}
