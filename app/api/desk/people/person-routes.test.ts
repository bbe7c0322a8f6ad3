// holds: #desk, #deletion
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import * as goRoute from "@/app/desk/[lang]/go/[key]/route";
import * as erasuresRoute from "@/app/api/desk/erasures/route";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { leadStore } from "@/lib/server/wiring/leads";
import { newPerson } from "@/test/builders/new-person";
import { deskCallers } from "@/test/support/desk-callers";
import { plantLead, storedPerson } from "@/test/support/planted-leads";
import * as copyRoute from "./[key]/copy/route";
import * as personRoute from "./[key]/route";
import * as talkRoute from "./[key]/talk/route";
import { DESK_SESSIONS } from "@/lib/server/store/schemas/stored-operator";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { storeOf } from "@/lib/server/store/store-of";
import { peopleDesk } from "@/lib/server/wiring/desk";

const [ASHA, STRANGER] = ["asha@example.in", "stranger@example.in"];
const desk = deskCallers(
  {
    "/api/desk/people/:key": personRoute,
    "/api/desk/people/:key/copy": copyRoute,
    "/api/desk/people/:key/talk": talkRoute,
    "/api/desk/erasures": erasuresRoute,
  },
  [ASHA],
);
const asha = desk.operator(ASHA);
const words = deskWordsIn("en");

/** Follows a link of a mail, or of a row. */
const go = async (key: string, query: string, caller: typeof asha | null = asha, lang = "en") =>
  goRoute.GET(
    new Request(`https://bizgrow.example/desk/${lang}/go/${key}?${query}`, {
      headers: caller ? { cookie: await caller.cookie() } : {},
    }),
    { params: Promise.resolve({ lang, key }) },
  );
const targetOf = ({ status, headers }: Response) => {
  expect(status).toBe(303);
  return headers.get("location")!;
};

const notesOf = async (key: string) => (await storedPerson(key)).notes;
const PHONE = "+919822067890";

test("a link opens WhatsApp with the message, notes that, and looks again the next open day", async () => {
  const { id, key } = await plantLead({ phone: PHONE });
  expect(targetOf(await go(key, "way=whatsapp"))).toMatch(
    /^https:\/\/wa\.me\/919822067890\?text=Hello/,
  );
  expect(await storedPerson(key)).toMatchObject({
    stage: "talking",
    nextAt: expect.any(Number),
    notes: [{ action: { kind: "opened", way: "whatsapp", template: "order" } }],
  });
  expect((await desk.logLines())[0]).toMatchObject({ action: "changed", by: ASHA });
  // A mail's link names the lead.
  expect(targetOf(await go(id, "way=phone"))).toBe(`tel:${PHONE}`);
  expect(await notesOf(key)).toHaveLength(2);
});

test("a text is opened as it was edited", async () => {
  const { key } = await plantLead({ phone: "+919822067891" });
  const { headers } = await asha.post(`people/${key}/talk`, { way: "whatsapp", text: "नमस्ते" });
  const target = new URL(headers.get("location")!);
  expect([target.pathname, target.searchParams.get("text")]).toEqual(["/919822067891", "नमस्ते"]);
  expect(await notesOf(key)).toHaveLength(1);
});

test.each([{ "sec-fetch-dest": "image" }, { "sec-purpose": "prefetch" }])(
  "a link that nobody follows notes nothing: %j",
  async (headers) => {
    const { key } = await plantLead();
    const sent = { headers: { cookie: await asha.cookie(), ...headers } };
    const request = new Request(`https://bizgrow.example/desk/en/go/${key}?way=whatsapp`, sent);
    const reply = await goRoute.GET(request, { params: Promise.resolve({ lang: "en", key }) });
    expect([reply.status, await notesOf(key)]).toEqual([403, []]);
  },
);

test("the link of a signed-out operator leads to the door and back; one that is none any more, as well", async () => {
  const { key } = await plantLead();
  const here = encodeURIComponent(`/hi/desk/go/${key}?way=whatsapp`);
  expect(targetOf(await go(key, "way=whatsapp", null, "hi"))).toBe(`/hi/desk/open?back=${here}`);
  const other = desk.operator(STRANGER);
  expect(targetOf(await go(key, "way=whatsapp", other))).toBe(
    `/desk/open?back=${encodeURIComponent(`/desk/go/${key}?way=whatsapp`)}`,
  );
  expect(await notesOf(key)).toEqual([]);
});

test("who cannot be reached is not opened: the person's page says why", async () => {
  const { key } = await plantLead({ phone: "ask Ravi" });
  expect(targetOf(await go(key, "way=whatsapp"))).toBe(`/desk/people/${key}`);
  const { rows } = await storeOf(DESK_SESSIONS).list({ before: null, limit: 9 });
  expect(rows.map(({ record }) => record.said?.text)).toContain(words.person.notNow);
  expect(await notesOf(key)).toEqual([]);
});

test("a copy is a text file, and needs a fresh sign-in", async () => {
  const { key } = await plantLead();
  const old = await desk.operator(ASHA, 20).post(`people/${key}/copy`, {});
  expect(old.status).toBe(401);
  const copy = await asha.post(`people/${key}/copy`, {});
  expect(copy.headers.get("content-disposition")).toMatch(/\.txt"$/);
  expect(copy.text).toContain("Udhaar is stuck.");
});

test("a deletion deletes the person's messages that were ticked, and says which ones stay", async () => {
  const { phone } = newPerson();
  const [one, second, third] = [
    await plantLead({ phone }),
    await plantLead({ phone }),
    await plantLead({ phone }),
  ];
  const { key } = one;
  const fields = { of: key, ids: [one.id, second.id] };
  expect((await desk.operator(ASHA, 20).post("erasures", fields)).status).toBe(401);
  expect((await asha.post("erasures", fields)).body).toMatchObject({
    text: expect.stringContaining(third.reference),
    to: `/desk/people/${key}/delete`,
  });
  expect(await Promise.all([one.id, second.id].map((id) => leadStore().read(id)))).toEqual([
    null,
    null,
  ]);
  expect((await storedPerson(key)).leads.map(({ id }) => id)).toEqual([third.id]);
  expect((await asha.post("erasures", { of: key, ids: third.id })).body).toMatchObject({
    to: "/desk/people",
  });
});

test("of a buyer who is deleted the sums stay, and nothing else", async () => {
  const { id, key } = await plantLead({ name: "Zubaida Rao" });
  const sale = { do: "talk", version: "0", stage: "won", rupees: "9,999", text: "Zubaida pays" };
  await asha.post(`people/${key}`, sale);
  await asha.post("erasures", { of: key, ids: id });
  expect(await storedPerson(key)).toBeNull();
  const { rows } = await peopleDesk().list(ASHA, { stage: "won" }, null);
  expect(rows).toMatchObject([{ isErased: true, sums: { rupees: 9_999 } }]);
  expect(JSON.stringify(await storeOf(PEOPLE).list({ before: null, limit: 99 }))).not.toContain(
    "Zubaida",
  );
});
