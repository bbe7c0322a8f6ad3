import { deskPage } from "@/app/desk/desk-page";
import { DeskNumbers } from "@/components/desk/numbers/desk-numbers";
import { numbersFilter } from "@/lib/server/desk/source-desk";
import { deskPartners, deskSources } from "@/lib/server/wiring/desk";

/** It shows no personal data, so it needs no entry in the desk's log. */
export default deskPage("more", "/desk/numbers", async (view) => {
  const { filter, isWrong } = numbersFilter(view.query, view.now);
  const { partners } = await deskPartners().read();
  const kept = partners.map(({ code }) => code);
  const numbers = await deskSources()(filter, kept);
  return <DeskNumbers {...view} {...{ filter, isWrong, partners }} {...numbers} />;
});
