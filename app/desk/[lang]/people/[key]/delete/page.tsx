import { deskPage } from "@/app/desk/desk-page";
import { DeleteView } from "@/components/desk/person/delete-view";
import { peopleDesk } from "@/lib/server/wiring/desk";

const PATH = {
  tab: "people",
  path: ({ key }: { key: string }) => `/desk/people/${key}/delete`,
} as const;

/** The question before everything about a person is deleted. */
export default deskPage(PATH, async ({ params: { key }, lang, words, by, back, said }) => {
  const desk = peopleDesk();
  const detail = await desk.person(by, key);
  const others = await Promise.all(detail.alike.map(({ person }) => desk.detail(person)));
  const alike = others.flatMap(({ messages }) => messages);
  return <DeleteView {...{ lang, words, back, said, detail, alike }} />;
});
