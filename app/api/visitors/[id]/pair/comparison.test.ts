// holds: #comparison
import "@/test/support/own-store";
import { randomUUID } from "node:crypto";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { browserOn } from "@/test/support/api-browser";
import { sealedAddress } from "@/lib/server/http/client-address";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as linksRoute from "@/app/api/visitors/[id]/links/route";
import * as pairRoute from "./route";

const routes = {
  "/api/visitors/:id": visitorRoute,
  "/api/visitors/:id/analysis": analysisRoute,
  "/api/visitors/:id/links": linksRoute,
  "/api/visitors/:id/pair": pairRoute,
};

const ANSWERS = answersOfAll("no", { b1: "yes" });

/** A browser that has finished a check. */
const visitor = async () => {
  const { send } = browserOn(routes);
  const path = `/api/visitors/${randomUUID()}`;
  await send("PUT", path);
  await send("POST", `${path}/analysis`, { body: { answers: ANSWERS, lang: "en" } });
  return {
    send: (method: string, of = "", body?: unknown, headers = {}) =>
      send(method, path + of, { body, headers }),
  };
};
type Visitor = Awaited<ReturnType<typeof visitor>>;

const tokenOf = async ({ send }: Visitor, scope = "answers") => {
  const { body } = await send("POST", "/links", { scope, lang: "en" });
  return (body as { url: string }).url.split("#")[1]!;
};

test("two visitors compare; either ends it, and the other reads that", async () => {
  const [owner, partner] = [await visitor(), await visitor()];
  const token = await tokenOf(owner);
  expect((await partner.send("GET", "/pair")).body).toEqual({ state: "none" });
  const joined = await partner.send("PUT", "/pair", { token });
  expect(joined).toMatchObject({ status: 200, body: { state: "paired" } });
  expect((await owner.send("PUT")).body).toMatchObject({ hasPair: true });
  expect((await owner.send("GET", "/pair")).body).toMatchObject({ state: "paired" });
  expect((await owner.send("DELETE", "/pair")).status).toBe(204);
  expect((await owner.send("PUT")).body).not.toHaveProperty("hasPair");
  expect((await partner.send("GET", "/pair")).body).toEqual({ state: "ended" });
  expect((await partner.send("DELETE", "/pair")).status).toBe(204);
  expect((await partner.send("GET", "/pair")).body).toEqual({ state: "none" });
});

test("what does not fit is refused, and no refusal tells of a stranger's record", async () => {
  const [owner, partner, stranger] = [await visitor(), await visitor(), browserOn(routes)];
  const token = await tokenOf(owner);
  const errorOf = async (body: unknown, by = partner) => {
    const reply = await by.send("PUT", "/pair", body);
    return [reply.status, (reply.body as { error: { code: string } }).error.code];
  };
  expect(await errorOf({ token: "A".repeat(22) })).toEqual([404, "not_found"]);
  expect(await errorOf({ token: await tokenOf(owner, "plan") })).toEqual([404, "not_found"]);
  expect(await errorOf({ token }, owner)).toEqual([409, "own"]);
  for (const body of [{}, { token: 7 }, { token, id: "x" }, []])
    expect(await errorOf(body)).toEqual([422, "invalid"]);
  const missing = await stranger.send("GET", `/api/visitors/${randomUUID()}/pair`);
  expect(missing.status).toBe(404);
  expect((await stranger.send("POST", `/api/visitors/${randomUUID()}/pair`)).status).toBe(405);
});

test("guesses of tokens are limited for their address", async () => {
  const partner = await visitor();
  const headers = Object.fromEntries([sealedAddress("10.9.8.7")]);
  const statuses = [];
  for (let n = 0; n < 40; n++) {
    const body = { token: `${n}`.padEnd(22, "A") };
    statuses.push((await partner.send("PUT", "/pair", body, headers)).status);
  }
  expect(statuses[0]).toBe(404);
  expect(statuses.at(-1)).toBe(429);
});
