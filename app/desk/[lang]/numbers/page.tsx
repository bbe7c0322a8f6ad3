import { deskPage } from "@/app/desk/desk-page";
import { DeskNumbers } from "@/components/desk/numbers/desk-numbers";
import { numbersFilter } from "@/lib/server/desk/numbers-query";
import { isStoreDegraded } from "@/lib/server/store/database";
import { deskFunnel, deskSales } from "@/lib/server/wiring/desk";

/** It shows no personal data, so it needs no entry in the desk's log. */
export default deskPage({ tab: "numbers", path: () => "/desk/numbers" }, async (view) => {
  const { lang, words, back } = view;
  const { filter, isWrong } = numbersFilter(view.query, view.now);
  const [funnel, sales] = await Promise.all([deskFunnel().read(filter), deskSales().read(filter)]);
  const isPartial = isStoreDegraded();
  return <DeskNumbers {...{ lang, words, back, filter, isWrong, funnel, sales, isPartial }} />;
});
