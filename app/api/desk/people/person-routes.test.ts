// holds: #desk, #deletion
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import { createHash } from "node:crypto";
import * as goRoute from "@/app/desk/[lang]/go/[id]/route";
import * as erasuresRoute from "@/app/api/desk/erasures/route";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { Lead } from "@/lib/domain/leads/lead";
import { leadStore } from "@/lib/server/wiring/leads";
import { CONTACT } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { deskCallers } from "@/test/support/desk-callers";
import * as copyRoute from "./[id]/copy/route";
import * as leadRoute from "./[id]/route";
import { DESK_SESSIONS } from "@/lib/server/store/schemas/stored-operator";
import { storeOf } from "@/lib/server/store/store-of";

const [ASHA, STRANGER] = ["asha@example.in", "stranger@example.in"];
const desk = deskCallers(
  {
    "/api/desk/leads/:id": leadRoute,
    "/api/desk/leads/:id/copy": copyRoute,
    "/api/desk/erasures": erasuresRoute,
  },
  [ASHA],
);
const asha = desk.operator(ASHA);
const words = deskWordsIn("en");

let planted = 0;
const plant = async (parts: object = {}) => {
  const id = createHash("sha256").update(`${++planted}`).digest("hex");
  const reference = `BG-${planted}`;
  const lead = { ...CONTACT, ...newPerson(), reference, ...parts } as Lead;
  await leadStore().update(id, () => lead);
  return id;
};
const stored = (id: string) => leadStore().read(id);
/** Follows a link of a mail, or of a row. */
const go = (id: string, query: string, cookie: string | null = asha.cookie, lang = "en") =>
  goRoute.GET(
    new Request(`https://bizgrow.example/desk/${lang}/go/${id}?${query}`, {
      headers: cookie ? { cookie } : {},
    }),
    { params: Promise.resolve({ lang, id }) },
  );
const targetOf = ({ status, headers }: Response) => {
  expect(status).toBe(303);
  return headers.get("location")!;
};

test("a link opens WhatsApp with the message, and notes that", async () => {
  const id = await plant({ phone: "+919876543210" });
  const target = targetOf(await go(id, "way=whatsapp"));
  expect(target).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello/);
  const note = { action: { kind: "opened", way: "whatsapp", template: "orderComplete" } };
  expect((await stored(id))!.notes).toMatchObject([note]);
  expect((await desk.logLines())[0]).toMatchObject({ action: "opened", by: ASHA });
});

test.each([{ "sec-fetch-dest": "image" }, { "sec-purpose": "prefetch" }])(
  "a link that nobody follows notes nothing: %j",
  async (headers) => {
    const id = await plant({ phone: "+919876543210" });
    const sent = { headers: { cookie: asha.cookie, ...headers } };
    const request = new Request(`https://bizgrow.example/desk/en/go/${id}?way=whatsapp`, sent);
    const reply = await goRoute.GET(request, { params: Promise.resolve({ lang: "en", id }) });
    expect([reply.status, (await stored(id))!.notes]).toEqual([403, []]);
  },
);

test("the link of a signed-out operator leads through the sign-in and back; another account's is refused", async () => {
  const id = await plant();
  const here = encodeURIComponent(`/hi/desk/go/${id}?way=whatsapp`);
  expect(targetOf(await go(id, "way=whatsapp", null, "hi"))).toBe(`/hi/auth?next=${here}`);
  const other = desk.operator(STRANGER).cookie;
  expect(targetOf(await go(id, "way=whatsapp", other))).toBe("/desk/forbidden");
  expect((await stored(id))!.notes).toEqual([]);
});

test("who cannot be reached is not opened: the lead's page says why", async () => {
  const id = await plant({ phone: "ask Ravi" });
  expect(targetOf(await go(id, "way=whatsapp"))).toBe(`/desk/leads/${id}`);
  const { rows } = await storeOf(DESK_SESSIONS).list({ before: null, limit: 9 });
  expect(rows.map(({ record }) => record.said?.text)).toContain(words.person.notNow);
  expect((await stored(id))!.notes).toEqual([]);
});

test("a copy is a text file, and needs a fresh sign-in", async () => {
  const id = await plant();
  const old = await desk.operator(ASHA, 20).post(`leads/${id}/copy`, {});
  expect(old.status).toBe(401);
  const copy = await asha.post(`leads/${id}/copy`, {});
  expect(copy.headers.get("content-disposition")).toMatch(/\.txt"$/);
  expect(copy.text).toContain("Udhaar is stuck.");
});

test("a deletion deletes all messages of the person, and says what of the number stays", async () => {
  const { phone } = newPerson();
  const [id, second, third] = [
    await plant({ phone }),
    await plant({ phone }),
    await plant({ phone }),
  ];
  await asha.post(`leads/${third}`, { do: "part" });
  const fields = { of: id, ids: [id, second] };
  expect((await desk.operator(ASHA, 20).post("erasures", fields)).status).toBe(401);
  const { body } = await asha.post("erasures", fields);
  expect(body).toMatchObject({ to: `/desk/leads/${third}/delete` });
  expect(await Promise.all([id, second].map(stored))).toEqual([null, null]);
  expect(await stored(third)).not.toBeNull();
  expect((await asha.post("erasures", { of: third, ids: third })).body).toMatchObject({
    to: "/desk/leads",
  });
});
