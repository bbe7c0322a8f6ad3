import { deskPage } from "@/app/desk/desk-page";
import { ImportView } from "@/components/desk/list/import-view";
import { deskImport } from "@/lib/server/wiring/desk";

/** A list of people, looked at before it is added. */
export default deskPage("people", "/desk/import", async (view) => {
  const csv = view.said?.kept?.["csv"] ?? "";
  const preview = csv && (await deskImport().preview(view.by, csv, view.lang));
  return <ImportView {...view} csv={csv} preview={preview || null} />;
});
