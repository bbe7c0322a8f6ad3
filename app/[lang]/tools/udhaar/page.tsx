import { JsonLd } from "@/components/site/json-ld";
import { ToolPage } from "@/components/tools/tool-page";
import { UdhaarForm } from "@/components/tools/udhaar-form";
import { toolPath } from "@/lib/content/facts/public-pages";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs, calculator } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata(toolPath("udhaar"));

export default async function Page() {
  const lang = await currentLang();
  return (
    <>
      <JsonLd things={[calculator(lang, "udhaar"), breadcrumbs(lang, toolPath("udhaar"))]} />
      <ToolPage lang={lang} id="udhaar" Form={UdhaarForm} />
    </>
  );
}
