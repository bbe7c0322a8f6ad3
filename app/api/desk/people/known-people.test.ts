// holds: #desk
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import * as goRoute from "@/app/desk/[lang]/go/[key]/route";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { peopleDesk } from "@/lib/server/wiring/desk";
import { leadStore } from "@/lib/server/wiring/leads";
import { deskCallers } from "@/test/support/desk-callers";
import { storedPerson } from "@/test/support/planted-leads";
import * as erasuresRoute from "../erasures/route";
import * as importRoute from "../import/route";
import * as copyRoute from "./[key]/copy/route";

const ASHA = "asha@example.in";
const desk = deskCallers(
  {
    "/api/desk/import": importRoute,
    "/api/desk/erasures": erasuresRoute,
    "/api/desk/people/:key/copy": copyRoute,
  },
  [ASHA],
);
const asha = desk.operator(ASHA);

const { done } = contentIn("en").desk.forms.import;
const CSV = "Name,Phone,Amount\nPriya D'Souza,98220 67891,8499";
const add = async (csv: string) =>
  ((await asha.post("import", { do: "add", csv, back: "/desk/import" })).body as { text: string })
    .text;
const found = async () => (await peopleDesk().search("98220 67891")).rows;

test("who is on the operator's list has asked nothing: no wish, no answer due, no sale, no consent", async () => {
  const countsNow = async () => {
    const [{ answer, late }, { stages }] = [await peopleDesk().counts(), await peopleDesk().listCounts()]; // prettier-ignore
    return { answer, late, won: stages.won };
  };
  const before = await countsNow();
  expect(await add(CSV)).toBe(fill(done, { n: 1 }));
  const [row] = await found();
  const { person: key } = row!;
  expect(row).toMatchObject({ wants: "known", answerBy: null, sums: { rupees: 0 } });
  expect(await countsNow()).toEqual(before);
  expect((await storedPerson(key)).notes).toMatchObject([{ text: "Amount: 8499" }]);

  const request = new Request(`https://bizgrow.example/desk/en/go/${key}?way=whatsapp`, {
    headers: { cookie: await asha.cookie() },
  });
  const reply = await goRoute.GET(request, { params: Promise.resolve({ lang: "en", key }) });
  const text = new URL(reply.headers.get("location")!).searchParams.get("text")!;
  expect(text).toContain("Priya D'Souza");
  expect(text).not.toMatch(/You wrote|BG-|We talked/);

  const copy = (await asha.post(`people/${key}/copy`, {})).text;
  expect(copy).toContain(contentIn("en").desk.person.copy.file.wants.known);
  expect(copy).toContain("no consent of yours is stored");
  expect(copy).not.toMatch(/text of|spoken|question/);
});

test("the same list adds nobody twice, and nobody who was deleted since", async () => {
  await add(CSV);
  const [row, ...others] = await found();
  expect(others).toEqual([]);
  const { id } = (await storedPerson(row!.person)).leads[0]!;
  expect(await leadStore().read(id)).toMatchObject({ consent: { textVersion: "list" } });
  await asha.post("erasures", { of: row!.person, ids: id });
  expect(await add(CSV)).toBe(fill(done, { n: 0 }));
  expect(await found()).toEqual([]);
});
