import { deskPage } from "@/app/desk/desk-page";
import { ImportView } from "@/components/desk/list/import-view";
import { deskImport } from "@/lib/server/wiring/desk";

/** A list of people, looked at before it is added. */
export default deskPage(
  { tab: "people", path: () => "/desk/import" },
  async ({ lang, words, back, said, by }) => {
    const csv = said?.kept?.["csv"] ?? "";
    const preview = csv && (await deskImport().preview(by, csv, lang));
    return <ImportView {...{ lang, words, back, csv }} preview={preview || null} />;
  },
);
