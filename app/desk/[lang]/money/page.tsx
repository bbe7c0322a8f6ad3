import { deskPage } from "@/app/desk/desk-page";
import { MoneyView } from "@/components/desk/money/money-view";
import { cursorFrom } from "@/lib/server/desk/list-choice";
import { MONEY_LISTS, type MoneyList } from "@/lib/domain/leads/people-lists";
import type { PeoplePage } from "@/lib/server/leads/people";
import { peopleDesk } from "@/lib/server/wiring/desk";

/** Who owes, who paid, and why sales were lost. */
export default deskPage("money", "/desk/money", async (view) => {
  const { query } = view;
  const after = cursorFrom(query.get("after"));
  const from = (after && MONEY_LISTS.find((one) => one === query.get("list"))) ?? null;
  const pages = await Promise.all(
    MONEY_LISTS.map(async (name): Promise<[MoneyList, PeoplePage]> => [
      name,
      from === null || from === name
        ? await peopleDesk().money(name, after)
        : { rows: [], next: null },
    ]),
  );
  const lists = Object.fromEntries(pages) as Record<MoneyList, PeoplePage>;
  return <MoneyView {...view} {...{ lists, from }} />;
});
