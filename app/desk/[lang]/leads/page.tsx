import { deskPage } from "@/app/desk/desk-page";
import { ListView } from "@/components/desk/list/list-view";
import { cursorFrom, listChoiceOf, listQueryIn } from "@/lib/server/desk/list-choice";
import { isImport } from "@/lib/server/desk/lead-import";
import { peopleDesk } from "@/lib/server/wiring/desk";

/** All people whom the address asks for. */
export default deskPage({ tab: "leads", path: () => "/desk/leads" }, async (view) => {
  const query = listQueryIn(Object.fromEntries(view.query));
  const { filter, order } = listChoiceOf(query, view.search);
  const after = cursorFrom(view.query.get("after"));
  const [page, counts] = await Promise.all([
    peopleDesk().list(view.by, filter, order, after),
    peopleDesk().counts(),
  ]);
  const { lang, words, back, now } = view;
  const search = filter.text ?? "";
  const isOfImport = isImport(query.source ?? "");
  return (
    <ListView {...{ lang, words, back, now, query, search, counts, page }} isImport={isOfImport} />
  );
});
