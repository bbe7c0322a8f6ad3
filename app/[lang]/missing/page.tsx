import type { Metadata } from "next";
import { Drawing } from "@/components/shared/drawing";
import { LedgerSection } from "@/components/shared/ledger-section";
import { PageHead } from "@/components/shared/page-head";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";

/** Reached by the fallback rewrites of next.config.ts; tools/press/press.ts gives it its status. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, lead } = contentIn(await currentLang()).missing;
  return { title, description: lead, robots: { index: false } };
}

export default async function MissingPage() {
  const lang = await currentLang();
  const { missing } = contentIn(lang);
  const others = [
    { path: "/health-check", label: missing.check },
    { path: "/services", label: missing.services },
    { path: "/contact", label: missing.contact },
  ];
  return (
    <>
      <PageHead
        title={missing.title}
        lead={missing.lead}
        drawing={<Drawing name="shopfront" className="hidden w-52 shrink-0 md:block" />}
      />
      <LedgerSection id="other" title={missing.otherTitle}>
        <ul className="entries">
          {others.map(({ path, label }) => (
            <li key={path}>
              <a
                className="inline-flex min-h-11 items-center font-semibold text-red underline"
                href={pathIn(lang, path)}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <a className={buttonClass("primary")} href={pathIn(lang, "/")}>
            {missing.home}
          </a>
        </p>
      </LedgerSection>
    </>
  );
}
