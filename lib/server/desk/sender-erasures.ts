import type { Tally } from "@/lib/server/account/erasures";
import type { OperatorAlert } from "./operator-alert";
import type { DeskLog } from "./desk-log";

type Parts = {
  eraseSender: (leadId: string) => Promise<Tally>;
  log: DeskLog;
  alarm: OperatorAlert;
};

/** Deletes a person's data on request. */
export const createSenderErasures = ({ eraseSender, log, alarm }: Parts) => ({
  /**
   * Deletes leads and all data about their senders (`eraseSender`). The log keeps the leads' references, also after a
   * failure; the call can then be repeated. All operators are notified.
   */
  erase: async (by: string, ids: readonly string[]): Promise<Tally> => {
    const tally: Tally = { references: [], records: 0 };
    try {
      for (const id of ids) {
        const { references, records } = await eraseSender(id);
        tally.references.push(...references);
        tally.records += records;
      }
    } finally {
      const { references, records } = tally;
      if (references.length > 0) {
        await log.note({ by, action: "erased", references, count: records });
        await alarm("erasure", by, references.length);
      }
    }
    return tally;
  },
});
