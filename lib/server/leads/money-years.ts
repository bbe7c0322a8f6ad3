import { moneyChange, summedRows, yearsOf } from "@/lib/domain/funnel/money-rows";
import type { Person } from "@/lib/domain/leads/person";
import { MONEY_YEARS } from "@/lib/server/store/schemas/stored-tally";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { type Known, put, ref, type Write } from "@/lib/server/store/store";

/** The writes of a transaction, with the sums of each year in which they change what people bought or paid. */
export const withMoneyYears = (known: Known, writes: readonly Write[]): readonly Write[] => {
  const rows = summedRows(
    writes.flatMap(({ ref: { collection, id }, record }) =>
      collection.name === PEOPLE.name
        ? moneyChange(known.readable(ref(PEOPLE, id)), record as Person | null)
        : [],
    ),
  );
  const sums = yearsOf(rows).map(([year, changed]) => {
    const at = ref(MONEY_YEARS, year);
    return put(at, { rows: summedRows([...(known.readable(at)?.rows ?? []), ...changed]) });
  });
  return [...writes, ...sums];
};
