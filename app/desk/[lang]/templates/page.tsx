import { deskPage } from "@/app/desk/desk-page";
import { TemplatesView } from "@/components/desk/templates/templates-view";
import { deskTemplates } from "@/lib/server/wiring/desk";

/** The messages that operators send. */
export default deskPage(
  { tab: "more", path: () => "/desk/templates" },
  async ({ lang, words, back, said }) => (
    <TemplatesView {...{ lang, words, back, said }} all={await deskTemplates().read()} />
  ),
);
