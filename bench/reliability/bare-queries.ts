import { FieldPath, type Firestore, type Query, Timestamp } from "@google-cloud/firestore";
import { TODAY_PART, TODAY_PARTS } from "@/lib/domain/leads/today";
import { nextIndianHour } from "@/lib/domain/core/indian-day";

/** Documents that the desk asks for at first: twice a page of its list, and a page of Today. */
const PAGE = 50;

/**
 * The queries behind the desk's pages, made by Google's SDK alone. The emulator has no indexes: the larger a
 * collection, the longer it takes for each of them, so a page on it can only be compared with these.
 */
export const bareQueries = (database: Firestore) => {
  const leads = database.collection("leads");
  const dueUntil = (field: string, at: number) =>
    leads.where(field, "<=", at).orderBy(field).orderBy(FieldPath.documentId());
  const count = async (query: Query): Promise<void> => {
    const expired = query.where("expiresAt", "<=", Timestamp.now());
    await Promise.all([query.count().get(), expired.count().get()]);
  };
  return {
    list: (): Promise<unknown> =>
      leads.orderBy("createdAt", "desc").orderBy(FieldPath.documentId(), "desc").limit(PAGE).get(),

    byNextStep: (): Promise<unknown> =>
      dueUntil("dueAt", Number.MAX_SAFE_INTEGER).limit(PAGE).get(),

    /** What was not answered and then what is due, while two counts are made; the rest is counted once in some seconds. */
    today: async (): Promise<unknown> => {
      const now = Date.now();
      const dayEnd = nextIndianHour(0, now) - 1;
      const rows = async () => {
        for (const part of TODAY_PARTS.slice(0, 2))
          await dueUntil("todayAt", part * TODAY_PART + dayEnd)
            .where("todayAt", ">=", part * TODAY_PART)
            .limit(PAGE)
            .get();
      };
      const counts = [leads.where("dueAt", "<=", dayEnd), leads.where("lateAt", "<=", now)];
      return Promise.all([rows(), ...counts.map(count)]);
    },
  };
};
