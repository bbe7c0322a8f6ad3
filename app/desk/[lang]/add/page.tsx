import { deskPage } from "@/app/desk/desk-page";
import { AddView } from "@/components/desk/list/add-view";

/** A person who came past the website, typed in. */
export default deskPage(
  { tab: "people", path: () => "/desk/add" },
  ({ lang, words, back, said }) => <AddView {...{ lang, words, back }} kept={said?.kept ?? {}} />,
);
