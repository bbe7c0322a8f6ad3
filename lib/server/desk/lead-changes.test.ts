import "@/test/support/own-store";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { bareLeadStore, deskLogStore } from "@/lib/server/store/stores";
import { CONTACT } from "@/test/builders/desk-leads";
import { createDeskLog } from "./desk-log";
import { createLeadChanges } from "./lead-changes";

const BY = "asha@example.in";
const NEXT = { version: 0, change: { kind: "next", at: 900 } } as const;

/** Changes whose hook collects its calls, and fails as often as told. */
const changesThat = (failures = 0) => {
  const told: [string, number][] = [];
  let left = failures;
  const changes = createLeadChanges({
    leads: bareLeadStore(),
    detail: async (id) => ({ row: { id } }) as LeadDetail,
    log: createDeskLog(deskLogStore(), Date.now),
    changed: async (id, at) => {
      told.push([id, at]);
      if (left-- > 0) throw new Error("down");
    },
    now: () => 70,
  });
  return { changes, told };
};
const plant = async (id: string) => {
  await bareLeadStore().update(id, () => CONTACT);
  return id;
};

test("others are told of a change that was saved, not of one that came too late", async () => {
  const id = await plant("saved");
  const { changes, told } = changesThat();
  expect(await changes.change(BY, id, NEXT)).toMatchObject({ isSaved: true });
  const late = { version: 0, change: { kind: "won", rupees: 6_999 } } as const;
  expect(await changes.change(BY, id, late)).toMatchObject({ isSaved: false });
  await changes.opened(BY, id, { way: "phone", template: null });
  expect(told).toEqual([[id, 70]]);
});

test("a call that is made again because telling failed tells again, and changes nothing", async () => {
  const id = await plant("told");
  const { changes, told } = changesThat(1);
  await expect(changes.change(BY, id, NEXT)).rejects.toThrow("down");
  expect(await changes.change(BY, id, NEXT)).toMatchObject({ isSaved: true });
  expect(told).toHaveLength(2);
  expect((await bareLeadStore().read(id))!.work).toHaveLength(1);
});

test("of many changed leads each is told", async () => {
  const ids = [await plant("one"), await plant("two")];
  const { changes, told } = changesThat();
  await changes.changeMany(BY, [...ids, "gone"], { kind: "owner", owner: "me" });
  expect(told.map(([id]) => id).toSorted()).toEqual(ids);
});
