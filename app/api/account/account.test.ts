// holds: #accounts
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { getAuth } from "firebase-admin/auth";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { withAuthEmulator } from "@/test/standins/auth-emulator";
import { GOOD_CONTACT, GOOD_NEWSLETTER } from "@/test/support/lead-browser";
import { GOOD_ONBOARDING } from "@/test/builders/onboardings";
import { type PersonBrowser, personBrowser } from "@/test/support/person-browser";
import { storedRows } from "@/test/support/stored-rows";
import { firebaseApp } from "@/lib/server/core/firebase-app";

const emulator = withAuthEmulator();
const ACCOUNT = "/api/account";

/** A person's device, signed in but not yet linked. */
const signedIn = async (email?: string) => {
  const device = await personBrowser();
  const user = await emulator.signIn(email ? { email } : {});
  await device.signIn(user.idToken);
  return Object.assign(device, { user });
};
const linked = async (email?: string) => {
  const device = await signedIn(email);
  await device.link();
  return device;
};
/** The same browser without its session, or without its owner token. */
const cookies = (device: PersonBrowser, name: "visitor" | "session") => ({
  headers: {
    cookie: device
      .cookie()!
      .split("; ")
      .find((one) => one.startsWith(`${name}=`))!,
  },
});
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } } | null)?.error?.code,
];
const MISSING = [404, "not_found"];
const YES = answersOfAll("yes");

describe("linking a device", () => {
  test("keeps its record and data, and loses the browser's owner token", async () => {
    const device = await signedIn();
    await device.answer("b1", "yes");
    const old = cookies(device, "visitor");
    const id = device.id();
    const reply = await device.link();
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { userId: id, answers: { b1: "yes" }, attempts: 0 },
    ]);
    expect(reply.headers.getSetCookie()).toEqual([expect.stringMatching(/^visitor=; .*Max-Age=0/)]);
    expect(device.cookie()).not.toContain("visitor=");
    // A copied token opens nothing (docs/security.md#t8).
    const stranger = await personBrowser();
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["DELETE", "", undefined],
      ["PUT", "/answers/b1", { answer: "no", version: Date.now() }],
      ["POST", "/analysis", { answers: YES, lang: "en" }],
      ["PUT", "/consents/contact", { isGiven: true, textVersion: "2026-11-21" }],
    ] as const)
      expect(
        codeOf(await stranger.send(method, `/api/visitors/${id}${path}`, { body, ...old })),
      ).toEqual(MISSING);
    expect(codeOf(await stranger.send("PUT", `/api/visitors/${id}`, old))).toEqual([409, "taken"]);
    expect(await device.exported()).toMatchObject({ quizResponses: [{ answer: "yes" }] });
  });
});

describe("another person", () => {
  test("gets no access to an account's record by any call, nor to an unowned one", async () => {
    const [owner, anonymous] = [await linked(), await personBrowser()];
    await owner.answer("b1", "yes");
    const other = await linked();
    for (const victim of [owner, anonymous]) {
      const before = await victim.exported();
      for (const [method, path, body] of [
        ["GET", "", undefined],
        ["DELETE", "", undefined],
        ["PUT", "/answers/b1", { answer: "no", version: Date.now() }],
        ["POST", "/analysis", { answers: YES, lang: "en" }],
        ["PUT", "/consents/contact", { isGiven: true, textVersion: "2026-11-21" }],
      ] as const) {
        const missing = await other.send(method, `/api/visitors/${crypto.randomUUID()}${path}`, {
          body,
        });
        const reply = await other.send(method, `/api/visitors/${victim.id()}${path}`, { body });
        expect(codeOf(reply)).toEqual(MISSING);
        expect(codeOf(missing)).toEqual(MISSING);
      }
      expect(codeOf(await other.send("PUT", `/api/visitors/${victim.id()}`))).toEqual([
        409,
        "taken",
      ]);
      const mine = other.id();
      expect((await other.link(victim.id())).body).toMatchObject({ userId: mine, answers: {} });
      expect(await victim.exported()).toEqual(before);
    }
  });

  test("cannot set the owner of a record, nor fields that only we write", async () => {
    const [owner, other] = [await linked(), await linked()];
    for (const body of [
      { ownerUid: other.user.localId },
      { ownerTokenHash: "" },
      { mergedInto: null },
      { userId: other.id() },
      { consents: [] },
      { leads: ["x"] },
      { attempts: [] },
    ])
      expect(codeOf(await owner.send("PUT", owner.at(), { body }))).toEqual([422, "invalid"]);
    const sent = { visitorId: owner.id(), lang: "en" };
    for (const body of [
      { ...sent, uid: other.user.localId },
      { ...sent, isAdmin: true },
      { visitorId: owner.id() },
      { lang: "en" },
      { ...sent, visitorId: "constructor" },
      { ...sent, lang: "fr" },
      [],
      null,
    ])
      expect(codeOf(await other.send("PUT", ACCOUNT, { body }))).toEqual([422, "invalid"]);
    expect(await owner.exported()).toMatchObject({
      userId: owner.id(),
      ownerUid: owner.user.localId,
    });
  });
});

describe("deleting everything", () => {
  test("leaves nothing: no record, lead, key or account, no Firebase user, and no session on any device", async () => {
    const email = `${crypto.randomUUID()}@example.in`;
    const first = await linked(email);
    const second = await signedIn(email);
    await second.lead("onboarding", { ...GOOD_ONBOARDING, email }, crypto.randomUUID());
    await second.link();
    await first.lead("contact", { ...GOOD_CONTACT, email }, crypto.randomUUID());
    await first.lead("newsletter", { ...GOOD_NEWSLETTER, email }, crypto.randomUUID());
    await first.finish(YES);
    const before = JSON.stringify(storedRows(databasePath));
    for (const trace of [email, first.id(), first.user.localId]) expect(before).toContain(trace);
    const { submissions: keysBefore = [] } = storedRows(databasePath);

    const gone = await first.send("DELETE", first.at());
    expect([gone.status, gone.text]).toEqual([204, ""]);
    expect(gone.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^visitor=; .*Max-Age=0/),
      expect.stringMatching(/^session=; .*Max-Age=0/),
    ]);
    const after = JSON.stringify(storedRows(databasePath));
    for (const trace of [email, first.id(), first.user.localId]) expect(after).not.toContain(trace);
    expect(storedRows(databasePath)["submissions"]).toHaveLength(keysBefore.length - 3);
    await expect(getAuth(firebaseApp()).getUser(first.user.localId)).rejects.toThrow();
    expect(codeOf(await second.send("GET", ACCOUNT))).toEqual([401, "sign_in_needed"]);
    expect(codeOf(await second.send("GET", `/api/visitors/${first.id()}`))).toEqual(MISSING);
  });
});
