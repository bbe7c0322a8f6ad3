import { JsonLd } from "@/components/site/json-ld";
import type { ToolFormProps } from "@/components/tools/tool-form";
import { ToolPage } from "@/components/tools/tool-page";
import { UdhaarForm } from "@/components/tools/udhaar-form";
import { contentIn } from "@/lib/content";
import { toolPath } from "@/lib/content/facts/public-pages";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs, calculator } from "@/lib/server/site/structured-data";

/** The words of the list go to this form only. */
const Form = async (props: ToolFormProps) => {
  const { dues } = contentIn(await currentLang()).tools;
  return <UdhaarForm {...props} dues={dues} />;
};

export const generateMetadata = publicMetadata(toolPath("udhaar"));

export default async function Page() {
  const lang = await currentLang();
  return (
    <>
      <JsonLd things={[calculator(lang, "udhaar"), breadcrumbs(lang, toolPath("udhaar"))]} />
      <ToolPage lang={lang} id="udhaar" Form={Form} />
    </>
  );
}
