import { deskPage } from "@/app/desk/desk-page";
import { AddView } from "@/components/desk/list/add-view";

/** A lead that came past the website, typed in. */
export default deskPage(
  { tab: "leads", path: () => "/desk/add" },
  ({ lang, words, back, said }) => <AddView {...{ lang, words, back }} kept={said?.kept ?? {}} />,
);
