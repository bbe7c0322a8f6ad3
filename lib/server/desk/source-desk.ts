import { indianDayStart } from "@/lib/domain/core/indian-day";
import { type SourceFigures, sourceFigures } from "@/lib/domain/desk/source-figures";
import type { Funnel, FunnelFilter } from "@/lib/domain/funnel/funnel";
import type { Person } from "@/lib/domain/leads/person";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { DeskParts } from "./desk-parts";

type Parts = Pick<DeskParts, "people"> & {
  funnel: { read: (filter: FunnelFilter) => Promise<Funnel> };
};

const AT_ONCE = 100;

/**
 * Reads what visits came to: the way through the check, and what each source brought. Rejects with
 * StoreUnavailable.
 */
export const createSourceDesk =
  ({ people, funnel }: Parts) =>
  async (filter: FunnelFilter): Promise<{ funnel: Funnel; figures: SourceFigures }> => {
    const visits = await funnel.read(filter);
    const buyers: Person[] = [];
    const query = {
      by: "moneyAt",
      order: "desc",
      from: indianDayStart(filter.from),
      limit: AT_ONCE,
    } as const;
    for await (const { rows } of pagesOf((after) => people.find({ ...query, after })))
      buyers.push(...rows.map(({ record }) => record));
    return { funnel: visits, figures: sourceFigures(visits, buyers, filter) };
  };
