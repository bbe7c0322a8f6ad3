import { ERASED, OF_PEOPLE } from "./erased";
import { find, type Made, makeTables, planWrite, removeRow, timesOf } from "./sqlite-change";
import { sqliteFile } from "./sqlite-file";
import type { Ref, Transact } from "./store";
import { bounded, decided } from "./transaction";

/** Transactions on an SQLite file. */
export const sqliteTransact = (path: string): Transact => {
  const file = sqliteFile(path);
  const made = new Map<string, Made>([[ERASED, { name: ERASED }]]);
  const note = ({ collection }: Ref<object>) => void made.set(collection.name, collection);
  return async (reads, decide) => {
    reads.forEach(note);
    await makeTables(file, made.values());
    const { result, writes } = await file.write((current) => {
      const read = (ref: Ref<object>) => {
        note(ref);
        const found = find(current, ref.collection, ref.id);
        return found && { ...found.record, ...timesOf(found.row) };
      };
      const decision = decided(bounded(reads, read), decide);
      // A plan may be refused: so all are made before the first write.
      const planned = decision.writes.map(({ ref, record, keepsTime = false }) => {
        const { collection, id } = ref;
        note(ref);
        if (!record) return () => void removeRow(current, collection.name, id);
        return planWrite(current, collection, id, record, keepsTime);
      });
      planned.forEach((write) => write());
      return decision;
    });
    if (writes.some(({ ref, record }) => !record && OF_PEOPLE.includes(ref.collection.name)))
      file.emptyLogSoon();
    return result;
  };
};
