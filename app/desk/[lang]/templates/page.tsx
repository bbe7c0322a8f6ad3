import { deskPage } from "@/app/desk/desk-page";
import { TemplatesView } from "@/components/desk/templates/templates-view";
import { deskTemplates } from "@/lib/server/wiring/desk";

/** The messages that operators send. */
export default deskPage("more", "/desk/templates", async (view) => (
  <TemplatesView {...view} all={await deskTemplates().read()} />
));
