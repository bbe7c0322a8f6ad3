import { deskPage } from "@/app/desk/desk-page";
import { DeskNumbers } from "@/components/desk/numbers/desk-numbers";
import { numbersFilter } from "@/lib/server/desk/numbers-query";
import { deskSources } from "@/lib/server/wiring/desk";

/** It shows no personal data, so it needs no entry in the desk's log. */
export default deskPage({ tab: "more", path: () => "/desk/numbers" }, async (view) => {
  const { lang, words } = view;
  const { filter, isWrong } = numbersFilter(view.query, view.now);
  return <DeskNumbers {...{ lang, words, filter, isWrong }} {...await deskSources()(filter)} />;
});
