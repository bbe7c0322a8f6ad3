// holds: #report
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { reportWorker } from "@/lib/server/wiring/pdf";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { browserOn } from "@/test/support/api-browser";
import { DESK_ORIGIN, deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import { type PersonBrowser, personBrowser, ROUTES } from "@/test/support/person-browser";
import { leadIdOf } from "@/test/support/stored-leads";
import * as reportRoute from "./leads/[id]/report.pdf/route";

const OPERATOR = "op@example.in";
const desk = { "/api/desk/leads/:id/report.pdf": reportRoute };
const { operator: signedIn, logLines } = deskCallers(desk, [OPERATOR]);
const operator = signedIn(OPERATOR);
const newPerson = () => personBrowser(browserOn(ROUTES, DESK_ORIGIN));
afterAll(() => reportWorker().close());

const writes = async (person: PersonBrowser, sharesCheck: boolean): Promise<string> => {
  const body = { ...GOOD_CONTACT, message: crypto.randomUUID(), sharesCheck };
  const { reference } = (await person.lead("contact", body)).body as { reference: string };
  return leadIdOf(databasePath, reference);
};
const fileOf = (id: string) => operator.send("GET", `leads/${id}/report.pdf?lang=hi`);

test("an operator gets the file of a check that was sent along, and that is logged", async () => {
  const person = await newPerson();
  await person.finish(answersOfAll("yes"));
  const id = await writes(person, true);
  const { status, headers, text } = await fileOf(id);
  expect([status, headers.get("content-type"), text.slice(0, 8)]).toEqual([
    200,
    "application/pdf",
    "%PDF-1.7",
  ]);
  expect((await logLines())[0]).toMatchObject({ by: OPERATOR, action: "read" });
  const path = `/api/desk/leads/${id}/report.pdf?lang=hi`;
  expect((await browserOn(desk).send("GET", path)).status).toBe(401);
});

test("a check that was not sent along, or no longer, has no file", async () => {
  const person = await newPerson();
  await person.finish(answersOfAll("yes"));
  expect((await fileOf(await writes(person, false))).status).toBe(404);
  const id = await writes(person, true);
  expect((await fileOf(id)).status).toBe(200);
  await person.consent("shareCheck", false);
  expect((await fileOf(id)).status).toBe(404);
});
