import { deskPage } from "@/app/desk/desk-page";
import { DeleteManyView } from "@/components/desk/list/delete-many-view";
import { askedBy } from "@/lib/domain/leads/desk-filter";
import { listChoiceOf, listQueryIn } from "@/lib/server/desk/list-choice";
import { deskDeletions } from "@/lib/server/wiring/desk";

/** The question before all leads of a filter are deleted. */
export default deskPage({ tab: "leads", path: () => "/desk/deletions" }, async (view) => {
  const { lang, words, back, by, search } = view;
  const query = listQueryIn(Object.fromEntries(view.query));
  const { filter } = listChoiceOf(query, search);
  const counted = await deskDeletions().count(askedBy(filter, by));
  return <DeleteManyView {...{ lang, words, back, query, filter, counted }} />;
});
