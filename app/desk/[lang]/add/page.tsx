import { deskPage } from "@/app/desk/desk-page";
import { AddView } from "@/components/desk/list/add-view";

/** A person who came past the website, typed in. */
export default deskPage("people", "/desk/add", (view) => <AddView {...view} />);
