import type { VisitorRecord } from "@/lib/domain/account/record";
import type { Collection, Store } from "@/lib/server/store/store";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { finished, recordWith, START } from "@/test/builders/visitor-records";
import { figureLines, storedChecks } from "@/tools/operator/item-figures";

const DAY_MS = 24 * 60 * 60_000;
const YES = answersOfAll("no", { b1: "yes" });
const NO = answersOfAll("no");

/** The figures of the stored checks on an engine; `open` resolves to the opener of its collections. */
export const describeItemFigures = (
  engine: string,
  open: () => Promise<<R extends object>(of: Collection<R>) => Store<R>>,
): void => {
  test(`${engine}: first checks and retests of today's questions are read, of each owner once, and nothing is written`, async () => {
    const users = (await open())(USERS);
    const once = finished(recordWith(), YES, START);
    const twice = finished(once, NO, START + DAY_MS);
    const old = {
      ...once,
      attempts: once.attempts.map((one) => ({ ...one, questionsVersion: 1 })),
    };
    const records: Record<string, VisitorRecord> = {
      ...Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`owner-${at}`, once])),
      "owner-99": twice,
      merged: { ...twice, mergedInto: "owner-99" },
      ...{ old, open: recordWith() },
    };
    await Promise.all(
      Object.entries(records).map(([userId, record]) =>
        users.update(userId, () => ({ ...record, userId })),
      ),
    );
    const before = await users.read("owner-99");
    const lines = figureLines(await storedChecks(users));
    expect(lines[0]).toMatch(/n = 100 owners/);
    const cellsOf = (question: string) =>
      lines.find((line) => line.startsWith(`${question} `))?.split(/ {2,}/);
    expect(cellsOf("b1")).toEqual(["b1", "100 %", "0 %", "0 %", "-", "0 %"]);
    expect(cellsOf("o5")).toEqual(["o5", "0 %", "0 %", "100 %", "-", "100 %"]);
    expect(lines.at(-1)).toBe("retests within 30 days: 1");
    expect(lines.join("\n")).not.toMatch(/owner-|merged/);
    expect(await users.read("owner-99")).toEqual(before);
    await users.remove("owner-99");
    const [first, ...rest] = figureLines(await storedChecks(users));
    expect(first).toMatch(/n = 99 owners/);
    expect(rest).toEqual(["figures start at n = 100"]);
  });
};
