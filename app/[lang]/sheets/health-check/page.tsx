import type { Metadata } from "next";
import { CheckPaper } from "@/components/check/check-paper";
import { PrintButton } from "@/components/sheets/print-button";
import { contentIn } from "@/lib/content";
import { pathIn } from "@/lib/domain/core/languages";
import { env } from "@/lib/server/core/env";
import { currentLang } from "@/lib/server/site/current-lang";

export async function generateMetadata(): Promise<Metadata> {
  const { title, lead } = contentIn(await currentLang()).healthCheck.paper;
  return { title, description: lead, robots: { index: false } };
}

export default async function CheckPaperPage() {
  const lang = await currentLang();
  const words = contentIn(lang);
  const { healthCheck, sheets } = words;
  const check = pathIn(lang, "/health-check");
  return (
    <div className="page max-w-[48rem] py-6 print:w-full print:max-w-none print:py-0">
      <h1 className="text-3xl print:text-xl">{healthCheck.paper.title}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <PrintButton>{sheets.print}</PrintButton>
        <a className="text-link" href={check}>
          {healthCheck.title}
        </a>
      </p>
      <CheckPaper words={words} url={new URL(check, env().siteUrl).href} />
    </div>
  );
}
