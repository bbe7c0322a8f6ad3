import { deskPage } from "@/app/desk/desk-page";
import { ListView } from "@/components/desk/list/list-view";
import { cursorFrom, listQueryIn } from "@/lib/server/desk/list-choice";
import { peopleDesk } from "@/lib/server/wiring/desk";

/** The people whom the address asks for, or those of the words that the session keeps. */
export default deskPage("people", "/desk/people", async (view) => {
  const query = listQueryIn(Object.fromEntries(view.query));
  const search = query.found ? view.search : "";
  const desk = peopleDesk();
  const { stage, owner, spam } = query;
  const filter = { stage, owner, isSpam: spam === "1" };
  const [page, counts] = await Promise.all([
    query.found
      ? desk.search(search)
      : desk.list(view.by, filter, cursorFrom(view.query.get("after"))),
    desk.listCounts(),
  ]);
  return <ListView {...view} {...{ query, search, counts, page }} />;
});
