// holds: #operators, #desk-access
import "@/test/support/own-store";
import { contentIn } from "@/lib/content";
import { makeDeskLink } from "@/lib/server/auth/desk-door";
import { newToken, tokenHash } from "@/lib/server/auth/owner-token";
import { sealedAddress } from "@/lib/server/http/client-address";
import { DESK_LINKS, DESK_SESSIONS } from "@/lib/server/store/schemas/stored-operator";
import { storeOf } from "@/lib/server/store/store-of";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { type ApiBrowser, browserOn } from "@/test/support/api-browser";
import { DESK_ORIGIN } from "@/test/support/desk-callers";
import { eventually } from "@/test/support/eventually";
import * as newsRoute from "../news/route";
import * as doorRoute from "./route";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
Object.assign(process.env, { SITE_URL: DESK_ORIGIN, OPERATOR_EMAILS: `${ASHA},${RAVI}` });

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  const from = { MAIL_FROM: "site@example.in", LEADS_TO: ASHA };
  Object.assign(process.env, { SMTP_URL: mail.url, ...from });
});
afterAll(() => mail.stop());
afterEach(() => jest.restoreAllMocks());

const browser = () =>
  browserOn({ "/api/desk/door": doorRoute, "/api/desk/news": newsRoute }, DESK_ORIGIN);

let networks = 0;
/** An address of a network that nobody else uses. */
const somewhere = () => `10.${++networks}.0.1`;

const post = (at: ApiBrowser, fields: Record<string, string>, from = somewhere()) => {
  const [header, address] = sealedAddress(from);
  return at.send("POST", "/api/desk/door", {
    raw: String(new URLSearchParams(fields)),
    headers: {
      origin: DESK_ORIGIN,
      "content-type": "application/x-www-form-urlencoded",
      [header]: address,
    },
  });
};
const ask = (at: ApiBrowser, email: string, from?: string, back = "/desk") =>
  post(at, { do: "ask", email, back }, from);
const open = (at: ApiBrowser, link: string, from?: string) =>
  post(at, { do: "open", link, back: "/desk/people" }, from);
const to = ({ status, headers }: Awaited<ReturnType<typeof post>>) => [
  status,
  headers.get("location"),
];
const door = (said: string, back = "/desk") => [
  303,
  `/desk/open?said=${said}&back=${encodeURIComponent(back)}`,
];
const USED = door("used", "/desk/people");
const news = async (at: ApiBrowser) => (await at.send("GET", "/api/desk/news")).status;
const tokenOf = (link: string) => new URL(link).searchParams.get("link")!;

/** The token of the next mail. */
const mailed = async (count: number): Promise<string> => {
  await eventually("the link is mailed", () => mail.letters.length >= count);
  const { letter } = mail.letters[count - 1]!;
  return tokenOf(/https:\S+/.exec(letter.text!)![0]);
};

test("an operator gets a link by mail, which opens the desk once, in the browser that asked", async () => {
  const at = browser();
  const count = mail.letters.length;
  expect(to(await ask(at, " Asha@Example.in ", undefined, "/hi/desk/money"))).toEqual([
    303,
    "/hi/desk/open?said=asked&back=%2Fhi%2Fdesk%2Fmoney",
  ]);
  expect(await news(at)).toBe(401);
  const link = await mailed(count + 1);
  const { to: receivers, letter } = mail.letters[count]!;
  expect([receivers, letter.subject]).toEqual([[ASHA], contentIn("hi").mails.link.subject]);
  // A mail scanner's GET uses nothing up.
  expect((await at.send("GET", `/api/desk/door?do=open&link=${link}`)).status).toBe(405);
  // A second browser: a mail program that fetches the page, or a thief who has the mail alone.
  const other = browser();
  expect(to(await open(other, link))).toEqual(USED);
  await ask(other, RAVI);
  await mailed(count + 2);
  expect(to(await open(other, link))).toEqual(USED);
  expect(await news(other)).toBe(401);

  const opened = await open(at, link);
  expect(to(opened)).toEqual([303, "/desk/people"]);
  expect(opened.headers.getSetCookie().join()).toMatch(
    /^__Host-desk=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(await news(at)).toBe(200);
  expect(to(await open(at, link))).toEqual(USED);
});

test("nobody else gets a link, and no answer tells that", async () => {
  const answers = new Set<string>();
  const sent = mail.letters.length;
  const others = Array.from({ length: 50 }, (_, n) => `n${n}@example.in`);
  const alike = ["asha+desk@example.in", "a.sha@example.in", "\u0430sha@example.in"];
  for (const email of [...others, ...alike]) answers.add(String(to(await ask(browser(), email))));
  answers.add(String(to(await ask(browser(), RAVI))));
  expect([...answers]).toEqual([String(door("asked"))]);
  // The operator asked last: by then a link for anybody else would be there.
  await eventually("the operator's mail", () => mail.letters.length > sent);
  const { rows } = await storeOf(DESK_LINKS).list({ before: null, limit: 100 });
  expect(rows.filter(({ record }) => ![ASHA, RAVI].includes(record.email))).toEqual([]);
  expect(mail.letters.slice(sent).map(({ to }) => to)).toEqual([[RAVI]]);
});

test("nothing is done for an operator before the answer, so that its time tells nothing", async () => {
  const links = () => storeOf(DESK_LINKS).count({});
  const before = await links();
  for (const email of ["nobody@example.in", RAVI]) {
    await ask(browser(), email);
    expect(await links()).toBe(before);
  }
  await eventually("the operator's link", async () => (await links()) > before);
});

test("what is asked too often is refused to operators and others alike, and 20 mails an hour leave", async () => {
  for (const email of [ASHA, "nobody@example.in"]) {
    const from = somewhere();
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(to(await ask(browser(), email, from)));
    expect(answers).toEqual([...Array<unknown>(5).fill(door("asked")), door("many")]);
  }
  for (let n = 0; n < 25; n++) await ask(browser(), ASHA);
  await eventually("twenty mails", () => mail.letters.length === 20);
  expect(to(await ask(browser(), ASHA))).toEqual(door("asked"));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(mail.letters).toHaveLength(20);
});

test.each([
  ["a link that is 15 minutes old", -15.1],
  ["a link of a clock that went back since", 2],
])("%s opens nothing", async (_, minutes) => {
  const link = tokenOf(await makeDeskLink(ASHA, null, "en"));
  await storeOf(DESK_LINKS).update(tokenHash(link), (known) => ({
    ...known!,
    at: Date.now() + minutes * 60_000,
  }));
  expect(to(await open(browser(), link))).toEqual(USED);
});

test("a link for an address that was taken out of the list opens nothing", async () => {
  const link = tokenOf(await makeDeskLink("gone@example.in", null, "en"));
  expect(to(await open(browser(), link))).toEqual(USED);
});

test("a thousand guesses open nothing, and are held back", async () => {
  await makeDeskLink(ASHA, null, "en");
  const from = somewhere();
  const answers: Record<string, number> = {};
  for (let n = 0; n < 1_000; n++) {
    const [, path] = to(await open(browser(), newToken(), from));
    answers[String(path)] = (answers[String(path)] ?? 0) + 1;
  }
  const [many, used] = [door("many", "/desk/people")[1]!, USED[1]!];
  expect(answers).toEqual({ [many]: 970, [used]: 30 });
});

test("a link from the shell opens in the first browser; two presses at once make one session", async () => {
  const link = tokenOf(await makeDeskLink(ASHA, null, "en"));
  const browsers = [browser(), browser()];
  const replies = await Promise.all(browsers.map((at) => open(at, link)));
  expect(replies.map(to).toSorted()).toEqual([USED, [303, "/desk/people"]].toSorted());
});

test("a new link replaces the session and keeps the words that were looked for", async () => {
  const at = browser();
  await open(at, tokenOf(await makeDeskLink(ASHA, null, "en")));
  const [first] = (await storeOf(DESK_SESSIONS).list({ before: null, limit: 1 })).rows;
  await storeOf(DESK_SESSIONS).update(first!.cursor.id, (known) => ({ ...known!, search: "tea" }));
  await open(at, tokenOf(await makeDeskLink(ASHA, null, "en")));
  const { rows } = await storeOf(DESK_SESSIONS).list({ before: null, limit: 10 });
  expect(rows[0]!.record.search).toBe("tea");
  expect(rows.some(({ cursor }) => cursor.id === first!.cursor.id)).toBe(false);
  // Another operator in the same browser finds nothing of the first.
  await open(at, tokenOf(await makeDeskLink(RAVI, null, "en")));
  const [latest] = (await storeOf(DESK_SESSIONS).list({ before: null, limit: 1 })).rows;
  expect([latest!.record.email, latest!.record.search]).toEqual([RAVI, undefined]);
});

test("who leaves has no session any more", async () => {
  const at = browser();
  await open(at, tokenOf(await makeDeskLink(ASHA, null, "en")));
  const cookie = at.cookie();
  const left = await post(at, { do: "leave", back: "/hi/desk" });
  expect([to(left), at.cookie()]).toEqual([[303, "/hi"], null]);
  const copy = await at.send("GET", "/api/desk/news", { headers: { cookie } });
  expect(copy.status).toBe(401);
});

test.each([
  [{ do: "ask", email: "no address", back: "/desk/money" }, door("email", "/desk/money")],
  [{ do: "ask", email: `${ASHA}\r\nBcc: evil@example.in`, back: "/desk" }, door("email")],
  [{ do: "ask", email: ASHA, back: "https://evil.example" }, door("asked")],
  [{ do: "else" }, door("email")],
])("%j", async (fields, expected) => {
  expect(to(await post(browser(), fields as Record<string, string>))).toEqual(expected);
});

test("no other website can ask or open", async () => {
  const raw = "do=ask&email=asha@example.in";
  const headers = { origin: "https://evil.example" };
  expect((await browser().send("POST", "/api/desk/door", { raw, headers })).status).toBe(403);
});
