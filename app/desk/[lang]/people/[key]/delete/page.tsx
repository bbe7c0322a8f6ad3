import { deskPage } from "@/app/desk/desk-page";
import { DeleteView } from "@/components/desk/lead/delete-view";
import { peopleDesk } from "@/lib/server/wiring/desk";

const PATH = {
  tab: "leads",
  path: ({ id }: { id: string }) => `/desk/leads/${id}/delete`,
} as const;

/** The question before everything about a person is deleted. */
export default deskPage(PATH, async ({ params: { id }, lang, words, by, back, said }) => (
  <DeleteView {...{ lang, words, back, said }} detail={await peopleDesk().lead(by, id)} />
));
