import { deskPage } from "@/app/desk/desk-page";
import { DeleteView } from "@/components/desk/person/delete-view";
import { peopleDesk } from "@/lib/server/wiring/desk";

/** The question before everything about a person is deleted. */
export default deskPage("people", "/desk/people/[key]/delete", async (view) => {
  const desk = peopleDesk();
  const detail = await desk.person(view.by, view.params.key);
  const others = await Promise.all(detail.alike.map(({ person }) => desk.detail(person)));
  const alike = others.flatMap(({ messages }) => messages);
  return <DeleteView {...view} {...{ detail, alike }} />;
});
