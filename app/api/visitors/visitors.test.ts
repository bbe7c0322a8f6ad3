// holds: #answers, #owner-token, #export, #r16
// Over 1 s: a limit of calls a minute needs that many calls.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { DatabaseSync } from "node:sqlite";
import * as answerRoute from "@/app/api/visitors/[id]/answers/[questionId]/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import { contentIn } from "@/lib/content";
import { tokenHash } from "@/lib/server/auth/owner-token";
import { type ApiBrowser, browserOn } from "@/test/support/api-browser";

const ROUTES = {
  "/api/visitors/:id": visitorRoute,
  "/api/visitors/:id/answers/:questionId": answerRoute,
};

const newBrowser = () => browserOn(ROUTES);
const newId = () => crypto.randomUUID() as string;
const visitor = (id: string) => `/api/visitors/${encodeURIComponent(id)}`;
const answers = (id: string, question: string) =>
  `${visitor(id)}/answers/${encodeURIComponent(question)}`;
const owned = async () => {
  const [browser, id] = [newBrowser(), newId()];
  expect((await browser.send("PUT", visitor(id))).status).toBe(201);
  return { browser, id };
};
const put = (browser: ApiBrowser, id: string, question: string, body: unknown) =>
  browser.send("PUT", answers(id, question), { body });
const answersNow = async (browser: ApiBrowser, id: string) =>
  ((await browser.send("PUT", visitor(id))).body as { answers: unknown }).answers;

const query = (sql: string, ...values: string[]) => {
  const db = new DatabaseSync(databasePath, { readOnly: true });
  const rows = db.prepare(sql).all(...values);
  db.close();
  return rows;
};

describe("making a record", () => {
  test("answers 201 with an empty check and the browser's key in a cookie scripts cannot read", async () => {
    const browser = newBrowser();
    const made = await browser.send("PUT", visitor(newId()));
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      answers: {},
      versions: {},
      isFinished: false,
      attempts: 0,
      plan: { marks: {}, trade: null },
    });
    expect(made.headers.get("set-cookie")).toMatch(
      /^visitor=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    expect(made.headers.get("cache-control")).toBe("no-store");
  });

  test("stores the key's hash only", async () => {
    const { browser, id } = await owned();
    const token = browser.cookie()!.split("=")[1]!;
    const [row] = query("SELECT record FROM users WHERE id = ?", id);
    expect(String(row!.record)).toContain(tokenHash(token));
    expect(String(row!.record)).not.toContain(token);
  });

  test("a browser that makes a second record no longer opens the first", async () => {
    const { browser, id } = await owned();
    expect((await browser.send("PUT", visitor(newId()))).status).toBe(201);
    expect((await browser.send("GET", visitor(id))).status).toBe(404);
  });

  test("recognises its owner and sends the same token again", async () => {
    const { browser, id } = await owned();
    const key = browser.cookie();
    const again = await browser.send("PUT", visitor(id));
    expect(again.status).toBe(200);
    expect(again.headers.get("set-cookie")).toContain(`${key}; Path=/; Max-Age=15552000`);
  });

  test("refuses an id of another browser, and changes nothing", async () => {
    const { browser, id } = await owned();
    await put(browser, id, "b1", { answer: "yes", version: 1 });
    const stranger = newBrowser();
    const refused = await stranger.send("PUT", visitor(id), { body: { lang: "hi" } });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error: { code: "taken" } });
    expect(stranger.cookie()).toBeNull();
    const kept = (await browser.send("GET", visitor(id))).body;
    expect(kept).toMatchObject({ lang: "en", quizResponses: [{ answer: "yes" }] });
  });

  test.each([
    ["", "../users/x", "a/b", "..", "x".repeat(1501)],
    ["' OR 1=1--", '{"$ne":1}', "constructor", "__x__"],
  ])("takes no other id for one", async (...ids) => {
    for (const id of ids)
      for (const method of ["PUT", "GET", "DELETE"]) {
        const refused = await newBrowser().send(method, visitor(id));
        expect([id, method, refused.status]).toEqual([id, method, 422]);
        expect(refused.body).toMatchObject({ error: { code: "invalid" } });
      }
  });

  test.each([
    [{ isAdmin: true }],
    [{ userId: newId() }],
    [{ lang: "de" }],
    [{ source: { utm_source: "x".repeat(81) } }],
    [{ profile: { name: "Asha" } }],
    [{ profile: { businessName: "👨‍👩‍👧‍👦".repeat(80) } }],
    [{ profile: { businessName: "\ud800" } }],
    [{ profile: { yearEstablished: "=2+2" } }],
    [{ profile: { businessName: 5 } }],
    [{ profile: { yearEstablished: "3025" } }],
    [{ profile: { yearEstablished: 2010 } }],
  ])("refuses the details %j", async (body) => {
    const id = newId();
    expect((await newBrowser().send("PUT", visitor(id), { body })).status).toBe(422);
    expect(query("SELECT 1 FROM users WHERE id = ?", id)).toEqual([]);
  });
});

describe("saving an answer", () => {
  test("answers 204 and stores it with our wording, section and time", async () => {
    const { browser, id } = await owned();
    const start = Date.now();
    const saved = await put(browser, id, "o2", { answer: "maybe", version: 5 });
    expect([saved.status, saved.text]).toEqual([204, ""]);
    const { quizResponses } = (await browser.send("GET", visitor(id))).body as {
      quizResponses: { timestamp: number }[];
    };
    expect(quizResponses).toEqual([
      {
        questionId: "o2",
        answer: "maybe",
        question: contentIn("en").questions.wording.o2,
        sectionId: "operations",
        timestamp: expect.any(Number),
        version: 5,
      },
    ]);
    expect(quizResponses[0]!.timestamp).toBeGreaterThanOrEqual(start);
  });

  test.each([
    [{ answer: "YES", version: 1 }],
    [{ answer: null, version: 1 }],
    [{ answer: ["yes"], version: 1 }],
    [{ answer: "yes" }],
    [{ answer: "yes", version: 0 }],
    [{ answer: "yes", version: 1.5 }],
    [{ answer: "yes", version: 1, question: "Is it?", sectionId: "growth" }],
  ])("refuses %j", async (body) => {
    const { browser, id } = await owned();
    expect((await put(browser, id, "b1", body)).status).toBe(422);
    expect(await answersNow(browser, id)).toEqual({});
  });

  test("answers alike for a record that is not there and one that is another's", async () => {
    const { browser, id } = await owned();
    const stranger = (await owned()).browser;
    const headers = { "x-request-id": "same-request" };
    const body = { answer: "yes", version: 1 };
    const replies = [
      await newBrowser().send("PUT", answers(id, "b1"), { body, headers }),
      await stranger.send("PUT", answers(id, "b1"), { body, headers }),
      await stranger.send("PUT", answers(newId(), "b1"), { body, headers }),
      await stranger.send("GET", visitor(id), { headers }),
      await stranger.send("DELETE", visitor(id), { headers }),
      await newBrowser().send("GET", visitor(newId()), { headers }),
    ];
    for (const { status, text } of replies) expect([status, text]).toEqual([404, replies[0]!.text]);
    expect(await answersNow(browser, id)).toEqual({});
  });

  test("asks for patience beyond a person's pace, one visitor at a time, and loses nothing", async () => {
    const { browser, id } = await owned();
    const replies = [];
    for (let version = 1; version <= 400; version++)
      replies.push(await put(browser, id, "b1", { answer: "yes", version }));
    const refused = replies.filter(({ status }) => status === 429);
    expect(replies.slice(0, 300).every(({ status }) => status === 204)).toBe(true);
    expect(refused).toHaveLength(100);
    expect(Number(refused[0]!.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused[0]!.body).toMatchObject({ error: { code: "too_many" } });
    const other = await owned();
    expect((await put(other.browser, other.id, "b1", { answer: "no", version: 1 })).status).toBe(
      204,
    );
    expect(await answersNow(browser, id)).toEqual({ b1: "yes" });
  });

  test("a caller who only knows an id cannot use up its owner's share", async () => {
    const { browser, id } = await owned();
    const stranger = (await owned()).browser;
    for (let version = 1; version <= 310; version++)
      await put(stranger, id, "b1", { answer: "yes", version });
    expect((await put(browser, id, "b1", { answer: "no", version: 1 })).status).toBe(204);
  });
});

describe("what is kept about a visitor", () => {
  test("can be had as a whole, but for the hash of the key", async () => {
    const { browser, id } = await owned();
    await put(browser, id, "g3", { answer: "no", version: 3 });
    const kept = await browser.send("GET", visitor(id));
    expect(kept.status).toBe(200);
    expect(Object.keys(kept.body as object).toSorted()).toEqual(
      "aiAnalysis attempts consents createdAt lang leads links ownerUid pairId plan profile quizResponses quizResults source updatedAt userId".split(
        " ",
      ),
    );
    expect(kept.text).not.toContain("ownerTokenHash");
    expect(kept.body).toMatchObject({ userId: id, createdAt: expect.any(Number) });
  });

  test("is gone after deletion, with the key", async () => {
    const { browser, id } = await owned();
    const gone = await browser.send("DELETE", visitor(id));
    expect([gone.status, gone.text]).toEqual([204, ""]);
    expect(gone.headers.get("set-cookie")).toMatch(/^visitor=; .*Max-Age=0/);
    expect(query("SELECT 1 FROM users WHERE id = ?", id)).toEqual([]);
    expect((await browser.send("GET", visitor(id))).status).toBe(404);
  });
});
