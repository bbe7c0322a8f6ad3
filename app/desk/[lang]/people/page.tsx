import { deskPage } from "@/app/desk/desk-page";
import { ListView } from "@/components/desk/list/list-view";
import { cursorFrom, listQueryIn } from "@/lib/server/desk/list-choice";
import { isAlone, peopleDesk } from "@/lib/server/wiring/desk";

/** The people whom the address asks for, or those of the words that the session keeps. */
export default deskPage({ tab: "people", path: () => "/desk/people" }, async (view) => {
  const { lang, words, back, now, by } = view;
  const query = listQueryIn(Object.fromEntries(view.query));
  const search = query.found ? view.search : "";
  const desk = peopleDesk();
  const { stage, owner, spam } = query;
  const filter = { stage, owner, isSpam: spam === "1" };
  const [page, counts] = await Promise.all([
    query.found ? desk.search(search) : desk.list(by, filter, cursorFrom(view.query.get("after"))),
    desk.listCounts(),
  ]);
  return (
    <ListView {...{ lang, words, back, now, query, search, counts, page }} isAlone={isAlone()} />
  );
});
