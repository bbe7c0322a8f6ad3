import { deskPage } from "@/app/desk/desk-page";
import { PartnersView } from "@/components/desk/partners/partners-view";
import { env } from "@/lib/server/core/env";
import { deskPartners } from "@/lib/server/wiring/desk";

/** Those who hand the check on. */
export default deskPage("more", "/desk/partners", async (view) => (
  <PartnersView {...view} siteUrl={env().siteUrl} all={await deskPartners().read()} />
));
