import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/site/json-ld";
import { ToolForm } from "@/components/tools/tool-form";
import { ToolPage } from "@/components/tools/tool-page";
import { toolPath } from "@/lib/content/facts/public-pages";
import { TOOL_IDS } from "@/lib/domain/tools/tool-ids";
import { currentLang } from "@/lib/server/site/page-here";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs, calculator } from "@/lib/server/site/structured-data";

/** The tools of one form; the list of dues has a route of its own, so that its code is not loaded here. */
const IDS = TOOL_IDS.filter((id) => id !== "udhaar");

export const dynamicParams = false;
export const generateStaticParams = () => IDS.map((tool) => ({ tool }));

type Props = { params: Promise<{ tool: string }> };

const idIn = async (params: Props["params"]) => {
  const { tool } = await params;
  return IDS.find((id) => id === tool) ?? notFound();
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await currentLang(), toolPath(await idIn(params)));
}

export default async function Page({ params }: Props) {
  const lang = await currentLang();
  const id = await idIn(params);
  return (
    <>
      <JsonLd things={[calculator(lang, id), breadcrumbs(lang, toolPath(id))]} />
      <ToolPage lang={lang} id={id} Form={ToolForm} />
    </>
  );
}
