import { deskPage } from "@/app/desk/desk-page";
import { MoreView } from "@/components/desk/more/more-view";
import { deskExport } from "@/lib/server/wiring/desk";

/** Texts, adding people, numbers, files. */
export default deskPage(
  { tab: "more", path: () => "/desk/more" },
  async ({ lang, words, back }) => (
    <MoreView {...{ lang, words, back }} newsletter={await deskExport().newsletterCount()} />
  ),
);
