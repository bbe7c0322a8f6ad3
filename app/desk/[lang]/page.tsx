import { redirect } from "next/navigation";
import { deskPage } from "@/app/desk/desk-page";
import { TodayView } from "@/components/desk/today/today-view";
import { cursorFrom, deskHref } from "@/lib/server/desk/list-choice";
import { TODAY_GROUPS } from "@/lib/server/desk/people-desk";
import { leadParams } from "@/lib/server/desk/desk-schemas";
import { callDesk, peopleDesk } from "@/lib/server/wiring/desk";

const NO_CALLS = { rows: [], tomorrow: 0 };

/** Who waits for us. Mails of earlier releases name a lead in the query. */
export default deskPage({ tab: "today", path: () => "/desk" }, async ({ query, by, ...view }) => {
  const lead = query.get("lead");
  if (leadParams.safeParse({ id: lead }).success) redirect(deskHref(view.lang, `/leads/${lead}`));
  const cursor = cursorFrom(query.get("after"));
  const group = TODAY_GROUPS.find((one) => one === query.get("group"));
  const after = cursor && group && { group, cursor };
  const calls = after ? NO_CALLS : await callDesk().today();
  const today = await peopleDesk().today(by, after ?? undefined, calls.rows.length);
  return <TodayView {...view} {...{ today, calls }} from={after ? after.group : null} />;
});
