// holds: #partners
import "@/test/support/own-store";
import * as linkRoute from "@/app/p/[code]/route";
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

const visitor = browserOn({ "/p/:code": linkRoute });
const follow = (code: string, language?: string) =>
  visitor.send("GET", `/p/${code}`, {
    headers: language === undefined ? {} : { "accept-language": language },
  });

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

test("who comes second is told so, with what was typed", async () => {
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
  ["ca-sharma", undefined, "/health-check?utm_source=ca-sharma"],
  ["ca-sharma", "hi-IN,hi;q=0.9,en;q=0.8", "/hi/health-check?utm_source=ca-sharma"],
  ["ca-sharma", "mr-IN,en-IN;q=0.9,hi;q=0.8", "/health-check?utm_source=ca-sharma"],
  ["vyapar-pune", "HI", "/hi/health-check?utm_source=vyapar-pune"],
  ["nobody", "hi", "/hi/health-check"],
  ["constructor", undefined, "/health-check"],
  ["%3Cscript%3E", undefined, "/health-check"],
  ["x".repeat(99), undefined, "/health-check"],
])("the link %j, for a browser of %j, leads to %j", async (code, language, location) => {
  const { status, headers } = await follow(code, language);
  expect([status, headers.get("location")]).toEqual([302, location]);
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("vary")).toBe("Accept-Language");
  expect(headers.get("set-cookie")).toBeNull();
});
