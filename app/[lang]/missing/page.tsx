import { Drawing } from "@/components/shared/drawing";
import { LedgerSection, PageHead } from "@/components/shared/sections";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { PAGE_DRAWINGS } from "@/lib/content/facts/public-pages";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang, unlistedMetadata } from "@/lib/server/site/page-here";

/** Reached by the fallback rewrites of next.config.ts; tools/press/press.ts gives it its status. */
export const generateMetadata = unlistedMetadata(({ missing }) => missing);

export default async function MissingPage() {
  const lang = await currentLang();
  const { missing } = contentIn(lang);
  const others = [
    { path: "/health-check", label: missing.check },
    { path: "/services", label: missing.services },
    { path: "/faq", label: missing.faq },
    { path: "/contact", label: missing.contact },
  ] as const;
  return (
    <>
      <PageHead
        title={missing.title}
        lead={missing.lead}
        drawing={
          <Drawing name="shutter" className="hidden w-72 shrink-0 md:block" loading="eager" />
        }
      />
      <LedgerSection id="other" title={missing.otherTitle}>
        <ul className="entries">
          {others.map(({ path, label }) => (
            <li key={path} className="py-2!">
              <a
                className="flex min-h-14 items-center gap-5 font-semibold text-red underline"
                href={pathIn(lang, path)}
              >
                <span className="flex w-16 shrink-0 justify-center">
                  <Drawing name={PAGE_DRAWINGS[path]} className="h-12 w-auto" />
                </span>
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
