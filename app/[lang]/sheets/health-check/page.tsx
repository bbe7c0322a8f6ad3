import "@/components/check/check-paper.css";
import { CheckPaper } from "@/components/check/check-paper";
import { PrintButton } from "@/components/sheets/print-button";
import { contentIn } from "@/lib/content";
import { pathIn } from "@/lib/domain/core/languages";
import { env } from "@/lib/server/core/env";
import { currentLang, unlistedMetadata } from "@/lib/server/site/page-here";

export const generateMetadata = unlistedMetadata(({ healthCheck }) => healthCheck.paper);

export default async function CheckPaperPage() {
  const lang = await currentLang();
  const words = contentIn(lang);
  const { healthCheck, sheets } = words;
  const check = pathIn(lang, "/health-check");
  return (
    <>
      <div className="page py-6 print:hidden">
        <h1 className="text-3xl">{healthCheck.paper.title}</h1>
        <p className="mt-3 mb-4">{healthCheck.list.lead}</p>
        <PrintButton>{sheets.print}</PrintButton>
        <p className="mt-4">
          <a className="text-link" href={check}>
            {healthCheck.title}
          </a>
        </p>
      </div>
      <CheckPaper words={words} url={new URL(check, env().siteUrl).href} />
    </>
  );
}
