// holds: #private-links
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import { contentIn } from "@/lib/content";
import { quizResult } from "@/lib/domain/check/scoring";
import { sealedAddress } from "@/lib/server/http/client-address";
import { sha256 } from "@/lib/server/core/sha256";
import { SHOP_ANSWERS } from "@/test/builders/owners";
import { browserOn } from "@/test/support/api-browser";
import { personBrowser, ROUTES } from "@/test/support/person-browser";
import { shareStores } from "@/test/support/share-stores";
import { storedRows } from "@/test/support/stored-rows";

const { links } = shareStores(databasePath);

const DAY_MS = 24 * 60 * 60 * 1000;
const GUESSES = 500;
const CANARY = "Canary Stores";

type Made = { linkId: string; url: string; expiresAt: number };

/** Each from an address of its own, so that the misses of one test do not limit another. */
let visits = 0;
const newBrowser = () => {
  const { send, ...browser } = browserOn(ROUTES);
  const [header, address] = sealedAddress(`10.0.${visits >> 8}.${++visits & 255}`);
  return {
    ...browser,
    send: (...[method, path, sent]: Parameters<typeof send>) =>
      send(method, path, { ...sent, headers: { [header]: address, ...sent?.headers } }),
  };
};

const owner = async () => {
  const person = await personBrowser(newBrowser());
  await person.send("PUT", person.at(), { body: { profile: { businessName: CANARY } } });
  await person.finish(SHOP_ANSWERS);
  const make = async (scope: "plan" | "answers", lang = "en") => {
    const reply = await person.send("POST", person.at("/links"), { body: { scope, lang } });
    expect(reply.status).toBe(201);
    return reply.body as Made;
  };
  const list = async () =>
    ((await person.send("GET", person.at("/links"))).body as { links: { linkId: string }[] }).links;
  const revoke = (linkId: string) => person.send("DELETE", person.at(`/links/${linkId}`));
  return { ...person, make, list, revoke };
};
const tokenOf = ({ url }: Made) => url.split("#")[1]!;
const opened = (token: string, lang?: string) =>
  newBrowser().send("POST", "/api/links/open", { body: { token, ...(lang && { lang }) } });

afterEach(() => jest.restoreAllMocks());

describe("making a link", () => {
  test("answers its address, whose fragment alone holds the token, of which only a hash is stored", async () => {
    const own = await owner();
    const made = await own.make("plan", "hi");
    expect(made.url).toMatch(/^http:\/\/localhost:3000\/hi\/r#[\w-]{22}$/);
    expect(made.linkId).toBe(sha256(tokenOf(made)));
    expect(Math.round((made.expiresAt - Date.now()) / DAY_MS)).toBe(90);
    expect(JSON.stringify(storedRows(databasePath))).not.toContain(tokenOf(made));
    expect((await own.make("plan")).url).toMatch(/^http:\/\/localhost:3000\/r#/);
  });

  test("needs a finished check, and the owner", async () => {
    const person = await personBrowser(newBrowser());
    const body = { scope: "plan", lang: "en" };
    const early = await person.send("POST", person.at("/links"), { body });
    expect([early.status, early.body]).toMatchObject([409, { error: { code: "no_check" } }]);
    expect((await newBrowser().send("POST", person.at("/links"), { body })).status).toBe(404);
    expect((await newBrowser().send("GET", person.at("/links"))).status).toBe(404);
  });

  test("refuses the 21st working link; one revoked makes room", async () => {
    const own = await owner();
    const all: Made[] = [];
    for (let n = 0; n < 20; n++) all.push(await own.make("plan"));
    const body = { scope: "plan", lang: "en" };
    const refused = await own.send("POST", own.at("/links"), { body });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: { code: "too_many_links" } },
    ]);
    await own.revoke(all[3]!.linkId);
    await own.make("plan");
    expect(await own.list()).toHaveLength(20);
  });
});

describe("opening a link", () => {
  test("of scope plan shows the steps alone, without score, grade, areas and answers", async () => {
    const own = await owner();
    const reply = await opened(tokenOf(await own.make("plan")));
    expect(reply.status).toBe(200);
    const { body } = reply as { body: Record<string, unknown> };
    expect(Object.keys(body).toSorted()).toEqual([
      "completedAt",
      "expiresAt",
      "lang",
      "plan",
      "scope",
    ]);
    expect(body).toMatchObject({ scope: "plan", lang: "en" });
    expect(body.plan).toHaveLength(3);
    expect(reply.text).not.toMatch(/"answers?"|"insights"|"yes"|"maybe"|[sS]core|"grade"|"section/);
  });

  test("of scope answers shows them, too, and in neither scope who it is", async () => {
    const own = await owner();
    const token = tokenOf(await own.make("answers"));
    const reply = await opened(token);
    const result = quizResult(SHOP_ANSWERS);
    expect(reply.body).toMatchObject({
      scope: "answers",
      answers: SHOP_ANSWERS,
      source: "standard",
      analysis: standardAnalysis(SHOP_ANSWERS, result, contentIn("en").analysis),
    });
    const stored = (await own.exported()).updatedAt;
    for (const { text } of [reply, await opened(tokenOf(await own.make("plan")))])
      for (const secret of [own.id(), CANARY, sha256(token), "visitorId", "userId", String(stored)])
        expect(text).not.toContain(secret);
  });

  test("a wrong, expired, revoked or deleted one gets one and the same answer", async () => {
    const own = await owner();
    const [one, two, three] = [
      await own.make("plan"),
      await own.make("plan"),
      await own.make("plan"),
    ];
    expect((await own.revoke(one.linkId)).status).toBe(204);
    expect((await own.revoke(one.linkId)).status).toBe(204);
    const revoked = await opened(tokenOf(one));
    expect((await opened(tokenOf(two))).status).toBe(200);
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 90 * DAY_MS);
    const expired = await opened(tokenOf(two));
    clock.mockRestore();
    await own.send("DELETE", own.at());
    const deleted = await opened(tokenOf(three));
    const wrong = [await opened("A".repeat(22)), await opened(""), await opened("x".repeat(4000))];
    const said = [revoked, expired, deleted, ...wrong].map(({ status, body }) => {
      const { error } = body as { error: { code: string; message: string } };
      return [status, error.code, error.message];
    });
    expect(said).toEqual(said.map(() => [404, "not_found", expect.any(String)]));
    expect(new Set(said.map(String)).size).toBe(1);
  });

  test(`${GUESSES} guesses from one address are limited, and a true link still opens`, async () => {
    const token = tokenOf(await (await owner()).make("plan"));
    const { send } = newBrowser();
    const guess = async (n: number) =>
      (await send("POST", "/api/links/open", { body: { token: String(n).padStart(22, "0") } }))
        .status;
    const statuses: number[] = [];
    for (let n = 0; n < GUESSES; n += 100)
      statuses.push(...(await Promise.all(Array.from({ length: 100 }, (_, at) => guess(n + at)))));
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(90);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect((await send("POST", "/api/links/open", { body: { token } })).status).toBe(200);
  });

  test("one reader opens a link at most 60 times a minute, and shuts nobody else out", async () => {
    const [token, another] = [
      tokenOf(await (await owner()).make("plan")),
      tokenOf(await (await owner()).make("plan")),
    ];
    const reader = newBrowser();
    const open = (by: ReturnType<typeof newBrowser>, of = token) =>
      by.send("POST", "/api/links/open", { body: { token: of } });
    const all = await Promise.all(Array.from({ length: 70 }, () => open(reader)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(all.find(({ status }) => status === 429)!.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await open(newBrowser())).status).toBe(200);
    expect((await open(reader, another)).status).toBe(200);
  });

  test("one network opens a link at most 300 times a minute, all together 3,000 times", async () => {
    const token = tokenOf(await (await owner()).make("plan"));
    const { send } = browserOn(ROUTES);
    const openFrom = async (address: string, times: number) => {
      const [name, value] = sealedAddress(address);
      const sent = { body: { token }, headers: { [name]: value } };
      const all = Array.from({ length: times }, () => send("POST", "/api/links/open", sent));
      return (await Promise.all(all)).filter(({ status }) => status === 200).length;
    };
    const opened = async (network: number) => {
      let count = 0;
      for (let n = 1; n <= 6; n++) count += await openFrom(`10.9.${network}.${n}`, 55);
      return count;
    };
    let all = 0;
    for (let network = 0; network < 11; network++) {
      const count = await opened(network);
      expect(count).toBeLessThanOrEqual(300);
      all += count;
    }
    expect(all).toBe(3_000);
  });
});

test("a link of a scope that is no more shows nothing, is not listed, and goes with its record", async () => {
  const own = await owner();
  const made = await own.make("answers");
  await links.update(made.linkId, (link) => ({ ...link!, scope: "together" as "plan" }));
  expect((await opened(tokenOf(made))).status).toBe(404);
  expect(await own.list()).toEqual([]);
  await own.make("plan");
  expect((await own.exported()).links).toHaveLength(2);
  await own.send("DELETE", own.at());
  expect(JSON.stringify(storedRows(databasePath)["links"])).not.toContain(made.linkId);
});

describe("the owner", () => {
  test("sees the links made, newest first, in the list and in the copy of the data without their hashes", async () => {
    const own = await owner();
    const [first, second] = [await own.make("plan"), await own.make("answers", "hi")];
    const linkOf = { scope: "answers", lang: "hi", expiresAt: second.expiresAt };
    expect(await own.list()).toEqual([
      expect.objectContaining({ ...linkOf, linkId: second.linkId }),
      expect.objectContaining({ scope: "plan", lang: "en", linkId: first.linkId }),
    ]);
    const { links } = await own.exported();
    expect(links).toMatchObject([linkOf, { scope: "plan" }]);
    expect(JSON.stringify(links)).not.toContain(first.linkId);
  });

  test("alone revokes them", async () => {
    const [own, other] = [await owner(), await owner()];
    const made = await own.make("plan");
    expect((await other.revoke(made.linkId)).status).toBe(204);
    expect((await newBrowser().send("DELETE", own.at(`/links/${made.linkId}`))).status).toBe(404);
    expect((await own.revoke("not a link")).status).toBe(422);
    expect((await opened(tokenOf(made))).status).toBe(200);
  });
});
