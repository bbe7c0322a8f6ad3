import "@/test/support/own-store";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { withChange } from "@/lib/domain/desk/lead-changes";
import type { LeadChange, ManyChange } from "@/lib/domain/desk/lead-change";
import { bareLeadStore, deskLogStore } from "@/lib/server/store/stores";
import { CONTACT } from "@/test/builders/desk-leads";
import { createDeskLog } from "./desk-log";
import { createLeadChanges } from "./lead-changes";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
const leads = bareLeadStore();
const NEXT: ManyChange = { kind: "next", at: 900 };
const NOTE: LeadChange = { kind: "note", status: "talking", text: "By Ravi" };

/** Changes by Asha; `meanwhile` happens after she was shown the lead, and before anything is written. */
const changesWith = (meanwhile: () => Promise<unknown>) => {
  const log = createDeskLog(deskLogStore(), Date.now);
  return createLeadChanges({
    leads,
    detail: async (id) => ({ row: { id } }) as LeadDetail,
    log: {
      ...log,
      note: async (line) => {
        await meanwhile();
        return log.note(line);
      },
    },
    now: () => 70,
  });
};
const plant = async (id: string) => {
  await leads.update(id, () => CONTACT);
  return id;
};
const noteByRavi = (id: string) => () =>
  leads.update(id, (lead) => lead && withChange(lead, NOTE, { by: RAVI, at: 60 }));
const workOf = async (id: string) =>
  (await leads.read(id))!.work.map(({ by, text, did }) => [by, did?.kind ?? text]);

test("what another operator did just before is not overwritten by a change", async () => {
  const id = await plant("one");
  const { isSaved } = await changesWith(noteByRavi(id)).change(ASHA, id, {
    version: 0,
    change: NEXT,
  });
  expect(isSaved).toBe(false);
  expect(await workOf(id)).toEqual([[RAVI, "By Ravi"]]);
  expect(await leads.read(id)).toMatchObject({ status: "talking", nextAt: null });
});

test("nor by a change of many, or an opened talk, which come after it", async () => {
  const id = await plant("many");
  expect(await changesWith(noteByRavi(id)).changeMany(ASHA, [id], NEXT)).toMatchObject({
    done: [id],
  });
  expect(await leads.read(id)).toMatchObject({ status: "talking", nextAt: 900 });
  const opening = { way: "phone", template: null };
  await changesWith(noteByRavi(id)).opened(ASHA, id, opening);
  expect(await workOf(id)).toEqual([
    [RAVI, "By Ravi"],
    [ASHA, "next"],
    [RAVI, "By Ravi"],
    [ASHA, "opened"],
  ]);
});

test("a lead that was deleted just before does not come back", async () => {
  const id = await plant("gone");
  const remove = () => leads.remove(id);
  const changes = changesWith(remove);
  await expect(changes.change(ASHA, id, { version: 0, change: NEXT })).rejects.toMatchObject({
    status: 404,
  });
  await plant("gone");
  expect(await changes.changeMany(ASHA, [id], NEXT)).toEqual({ done: [], failed: [id] });
  await plant("gone");
  await changes.opened(ASHA, id, { way: "phone", template: null });
  expect(await leads.read(id)).toBeNull();
});
