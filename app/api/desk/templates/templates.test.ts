// holds: #desk
import "@/test/support/own-store";
import * as sessionRoute from "@/app/api/session/route";
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { ANY, type DeskTemplate, type DeskTemplates } from "@/lib/domain/desk/templates";
import { withAuthEmulator } from "@/test/standins/auth-emulator";
import { type ApiBrowser, browserOn } from "@/test/support/api-browser";
import * as logRoute from "@/app/api/desk/log/route";
import * as templatesRoute from "./route";

const [OPERATOR, SECOND] = ["op@example.in", "second@example.in"];
process.env.OPERATOR_EMAILS = `${OPERATOR},${SECOND}`;

const emulator = withAuthEmulator();
const signedIn = async (email: string): Promise<ApiBrowser> => {
  const made = browserOn({
    "/api/desk/templates": templatesRoute,
    "/api/desk/log": logRoute,
    "/api/session": sessionRoute,
  });
  const { idToken } = await emulator.signIn({ email });
  const headers = { authorization: `Bearer ${idToken}` };
  await made.send("POST", "/api/session", { headers });
  return made;
};

let operator: ApiBrowser;
let second: ApiBrowser;
beforeAll(async () => {
  operator = await signedIn(OPERATOR);
  second = await signedIn(SECOND);
});

const template = (en: string, parts: Partial<DeskTemplate> = {}): DeskTemplate => ({
  ...{ id: "one", topic: ANY, packageId: ANY, status: ANY },
  ...{ texts: { en, hi: "नमस्ते {name} जी।" } },
  ...parts,
});
const save = (from: ApiBrowser, version: number, ...templates: DeskTemplate[]) =>
  from.send("PUT", "/api/desk/templates", { body: { version, templates } });
const read = async () => (await operator.send("GET", "/api/desk/templates")).body as DeskTemplates;
const deeds = async () => {
  const reply = await operator.send("POST", "/api/desk/log", { body: { before: null } });
  return (reply.body as { entries: { action: string; by: string }[] }).entries;
};

test("the site comes with templates; one operator changes them, the other is shown those", async () => {
  expect(await read()).toEqual({ version: 0, templates: DEFAULT_TEMPLATES });

  const first = await save(operator, 0, template("Hello {name}, ₹6,999."));
  expect(first.status).toBe(200);
  expect(await read()).toEqual({ version: 1, templates: [template("Hello {name}, ₹6,999.")] });
  expect((await deeds()).map(({ action, by }) => [action, by])).toEqual([["templates", OPERATOR]]);

  const late = await save(second, 0, template("Mine."));
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ error: { code: "changed" }, now: first.body as object });
  // The same call once more, as after a lost answer, changes nothing.
  expect((await save(operator, 0, template("Hello {name}, ₹6,999."))).status).toBe(200);
  expect(await deeds()).toHaveLength(1);

  expect((await save(second, 1, ...DEFAULT_TEMPLATES)).status).toBe(200);
  expect(await read()).toEqual({ version: 2, templates: DEFAULT_TEMPLATES });
});

test("of simultaneous saves exactly one succeeds", async () => {
  const { version } = await read();
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      save(n % 2 ? operator : second, version, template(`Text ${n}.`)),
    ),
  );
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)]);
  expect((await read()).version).toBe(version + 1);
});

test.each<[string, readonly DeskTemplate[]]>([
  ["a hole that nobody knows", [template("Hello {nmae}.")]],
  ["the private link, which the desk cannot know", [template("See {link}.")]],
  ["an empty language", [template("")]],
  ["too many letters", [template("x".repeat(1_001))]],
  ["half a letter", [template("x\ud800")]],
  ["a control character", [template("x\u0000")]],
  ["two of one id", [template("a"), template("b")]],
  ["an unknown topic", [template("a", { topic: "spam" })]],
  ["an unknown status", [template("a", { status: "called" })]],
  ["too many", Array.from({ length: 41 }, (_, n) => template("a", { id: `t${n}` }))],
])("%s is refused", async (_, templates) => {
  const before = await read();
  expect((await save(operator, before.version, ...templates)).status).toBe(422);
  expect(await read()).toEqual(before);
});

test("the longest templates fit", async () => {
  const { version } = await read();
  const long = "ज्ञ".repeat(333);
  const all = Array.from({ length: 40 }, (_, n) =>
    template("", { id: `t${n}`, texts: { en: long, hi: long } }),
  );
  expect((await save(operator, version, ...all)).status).toBe(200);
});

test("to anybody else there are no templates", async () => {
  const stranger = await signedIn("stranger@example.in");
  expect((await stranger.send("GET", "/api/desk/templates")).status).toBe(404);
  expect((await save(stranger, 0, template("Mine."))).status).toBe(404);
});
