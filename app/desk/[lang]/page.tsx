import { deskPage } from "@/app/desk/desk-page";
import { TodayView } from "@/components/desk/today/today-view";
import { cursorFrom } from "@/lib/server/desk/list-choice";
import { TODAY_GROUPS } from "@/lib/domain/leads/people-lists";
import { callDesk, peopleDesk } from "@/lib/server/wiring/desk";

const NO_CALLS = { rows: [], tomorrow: 0 };

/** Who waits for us. */
export default deskPage("today", "/desk", async (view) => {
  const { query } = view;
  const cursor = cursorFrom(query.get("after"));
  const group = TODAY_GROUPS.find((one) => one === query.get("group"));
  const after = cursor && group ? { group, cursor } : undefined;
  const [calls, today, counts] = await Promise.all([
    after ? NO_CALLS : callDesk().today(),
    peopleDesk().today(after),
    peopleDesk().counts(),
  ]);
  const from = after?.group ?? null;
  const isQuiet = TODAY_GROUPS.every((name) => counts[name] === 0);
  const isFirst = isQuiet && (await peopleDesk().isEmpty());
  return <TodayView {...view} {...{ today, counts, isFirst, calls, from }} />;
});
