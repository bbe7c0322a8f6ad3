import { deskPage } from "@/app/desk/desk-page";
import { MoreView } from "@/components/desk/more/more-view";
import { deskExport } from "@/lib/server/wiring/desk";

/** Texts, adding people, numbers, files. */
export default deskPage("more", "/desk/more", async (view) => (
  <MoreView {...view} newsletter={await deskExport().newsletterCount()} />
));
