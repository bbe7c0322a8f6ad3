import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PrintButton } from "@/components/sheets/print-button";
import { SheetPart } from "@/components/sheets/sheet-part";
import { contentIn } from "@/lib/content";
import { POST_FACTS } from "@/lib/content/facts/post-facts";
import { postPath } from "@/lib/content/facts/public-pages";
import { SHEET_IDS, SHEETS } from "@/lib/content/blog/sheet-facts";
import { site } from "@/lib/content/facts/site";
import { sheetFilePath } from "@/lib/content/slices/posts";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/page-here";

export const dynamicParams = false;
export const generateStaticParams = () => SHEET_IDS.map((sheet) => ({ sheet }));

type SheetPageProps = { params: Promise<{ sheet: string }> };

const idIn = async (params: SheetPageProps["params"]) => {
  const { sheet } = await params;
  return SHEET_IDS.find((id) => id === sheet) ?? notFound();
};

/** Found through its post: a form without words says nothing to a search engine. */
export async function generateMetadata({ params }: SheetPageProps): Promise<Metadata> {
  const { title, lead } = contentIn(await currentLang()).sheets.all[await idIn(params)];
  return { title, description: lead, robots: { index: false } };
}

const LINK = "inline-flex min-h-11 items-center text-red underline";

export default async function SheetPage({ params }: SheetPageProps) {
  const lang = await currentLang();
  const id = await idIn(params);
  const { all, cell, csv, how, post, print } = contentIn(lang).sheets;
  const { title, lead, parts } = all[id];
  // The cash page has no post of its own: the one on slow months uses it.
  const { slug } =
    POST_FACTS.findLast(({ help }) => "sheet" in help && help.sheet === id) ?? POST_FACTS.at(-1)!;
  return (
    <div className="sheet-page page py-6 print:w-full">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 print:text-[9.5pt]/[1.3]">{lead}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <p className="max-w-prose text-soft">{how}</p>
        <PrintButton>{print}</PrintButton>
      </div>
      {SHEETS[id].map((facts, at) => (
        <SheetPart key={at} facts={facts} words={parts[at]!} cell={cell} />
      ))}
      <p className="mt-[1mm] hidden print:block print:text-[9.5pt]/[1.3]">{site.name}</p>
      <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
        <a className={LINK} href={pathIn(lang, postPath(slug))}>
          {post}
        </a>
        <a className={LINK} href={sheetFilePath(lang, id)} download>
          {csv}
        </a>
      </p>
    </div>
  );
}
