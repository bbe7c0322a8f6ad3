// holds: #partners
import "@/test/support/own-store";
import * as linkRoute from "@/app/[lang]/p/[code]/route";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { MAX_PARTNERS } from "@/lib/domain/desk/partners";
import { deskPartners } from "@/lib/server/wiring/desk";
import { NAUGHTY_STRINGS } from "@/test/builders/naughty-strings";
import { browserOn } from "@/test/support/api-browser";
import { deskCallers } from "@/test/support/desk-callers";
import * as partnersRoute from "./route";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
const desk = deskCallers({ "/api/desk/partners": partnersRoute }, [ASHA, RAVI]);
const asha = desk.operator(ASHA);
const ravi = desk.operator(RAVI);
const { changed, partners: words } = deskWordsIn("en").forms;
const read = () => deskPartners().read();
const partnerOf = async (code: string) =>
  (await read()).partners.find((partner) => partner.code === code);

const post = async (from: typeof asha, fields: Record<string, string>, seen?: number) => {
  const version = String(seen ?? (await read()).version);
  const sent = { do: "add", code: "", name: "CA Sharma", back: "/desk/partners", version };
  return (await from.post("partners", { ...sent, ...fields })).body as {
    text: string;
    kept?: Record<string, string>;
  };
};

const visitor = browserOn({ "/:lang/p/:code": linkRoute });
/** As the proxy hands an address to the pages. */
const follow = (code: string, lang = "en") => visitor.send("GET", `/${lang}/p/${code}`);

test("a partner is added by a name, renamed, ended and begun again, each with a line in the log", async () => {
  expect(await read()).toEqual({ version: 0, partners: [] });
  expect(await post(asha, {})).toEqual({ text: words.saved });
  expect(await post(ravi, { name: "व्यापार मंडल", code: "Vyapar Pune" })).toEqual({
    text: words.saved,
  });
  expect((await read()).partners.map(({ code }) => code)).toEqual(["vyapar-pune", "ca-sharma"]);
  await post(ravi, { do: "save", code: "ca-sharma", name: "CA R. Sharma" });
  const renamed = { code: "ca-sharma", name: "CA R. Sharma", isEnded: false };
  expect(await partnerOf("ca-sharma")).toEqual(renamed);
  await post(asha, { do: "end", code: "ca-sharma", name: "CA R. Sharma" });
  await post(asha, { do: "save", code: "ca-sharma", name: "CA Sharma" });
  expect(await partnerOf("ca-sharma")).toEqual({ ...renamed, name: "CA Sharma", isEnded: true });
  await post(asha, { do: "resume", code: "ca-sharma" });
  expect(await partnerOf("ca-sharma")).toEqual({ ...renamed, name: "CA Sharma" });
  const lines = await desk.logLines();
  expect(lines).toHaveLength(6);
  expect(lines.every(({ action }) => action === "partners")).toBe(true);
});

test.each([
  [{ name: " " }, words.nameWrong],
  [{ name: "x".repeat(61) }, words.nameWrong],
  [{ name: "சர்மா" }, words.problems.short],
  [{ name: "CA Sharma" }, words.problems.taken],
  [{ name: "Sharma 9847012345" }, words.problems.phone],
  [{ name: "Asha", code: "asha-984701" }, words.problems.phone],
  [{ do: "save", code: "nobody", name: "Nobody" }, changed],
])("%j is refused, and kept", async (fields, text) => {
  const before = await read();
  expect(await post(asha, fields)).toMatchObject({ text, isTrouble: true, kept: fields });
  expect(await read()).toEqual(before);
});

test("of two operators the second reads that it was changed, and keeps what was typed", async () => {
  const { version } = await read();
  expect(await post(ravi, { name: "Rao and Sons" }, version)).toEqual({ text: words.saved });
  const mine = { name: "Mehta Agencies" };
  expect(await post(asha, mine, version)).toMatchObject({ text: changed, kept: mine });
  expect(await partnerOf("mehta-agencies")).toBeUndefined();
  expect(await post(asha, mine)).toEqual({ text: words.saved });
});

test("a hostile name stays the text it is, and its link leads to the check", async () => {
  const before = (await read()).partners.length;
  let saved = 0;
  for (const [n, name] of NAUGHTY_STRINGS.slice(0, 150).entries()) {
    const { text } = await post(asha, { name, code: `odd-${n}` });
    if (text === words.saved) saved++;
  }
  const { partners } = await read();
  expect(saved).toBeGreaterThan(50);
  expect(partners).toHaveLength(before + saved);
  for (const { code } of partners)
    expect((await follow(code)).headers.get("location")).toBe(`/health-check?utm_source=${code}`);
});

test("there is room for 200, the ended ones too", async () => {
  for (let n = (await read()).partners.length; n < MAX_PARTNERS; n++)
    await post(asha, { name: `Partner number ${n}` });
  const lines = await desk.logLines();
  expect(await post(asha, { name: "One more" })).toMatchObject({ text: words.full });
  expect(await desk.logLines()).toEqual(lines);
  expect((await read()).partners).toHaveLength(MAX_PARTNERS);
  expect(await post(asha, { do: "end", code: "ca-sharma" })).toEqual({ text: words.saved });
});

test.each([
  ["ca-sharma", "en", "/health-check?utm_source=ca-sharma"],
  ["ca-sharma", "hi", "/hi/health-check?utm_source=ca-sharma"],
  ["nobody", "hi", "/hi/health-check"],
  ["constructor", "en", "/health-check"],
  ["%3Cscript%3E", "en", "/health-check"],
  ["x".repeat(99), "en", "/health-check"],
])("the link %j in %j leads to %j", async (code, lang, location) => {
  const { status, headers } = await follow(code, lang);
  expect([status, headers.get("location")]).toEqual([302, location]);
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("set-cookie")).toBeNull();
});
