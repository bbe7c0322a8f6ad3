import { deskPage } from "@/app/desk/desk-page";
import { CallsView } from "@/components/desk/calls/calls-view";
import { openingHours } from "@/lib/domain/calls/hours-form";
import { callDesk } from "@/lib/server/wiring/desk";
import { answerPromise } from "@/lib/server/wiring/leads";

/** When we call, and the calls to come. */
export default deskPage("calls", "/desk/calls", async (view) => {
  const opening = openingHours(answerPromise().week);
  return <CallsView {...view} opening={opening} plan={await callDesk().plan()} />;
});
