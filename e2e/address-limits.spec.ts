import { randomInt } from "node:crypto";
import { expect, test } from "@playwright/test";
import { ID, rawOn } from "./raw";
import { startSite } from "./site";

/** Security.md T2. */
const MISSES_A_MINUTE = 30;
const ASKED = 40;

const statuses = async (env: Record<string, string>) => {
  const site = await startSite(env);
  try {
    const { ask } = rawOn(site);
    const address = () => [1, 2, 3, 4].map(() => randomInt(1, 255)).join(".");
    const forged = () => [`X-Forwarded-For: ${address()}`, `X-Client-Address: ${address()}`];
    const miss = async () => (await ask(`GET /api/visitors/${ID}`, ...forged())).status;
    const found: number[] = [];
    for (let asked = 0; asked < ASKED; asked++) found.push(await miss());
    return found;
  } finally {
    await site.stop();
  }
};

test("who makes up addresses is limited as one, who comes through a proxy of ours as themselves (T2, T11)", async () => {
  const [alone, proxied] = await Promise.all([
    statuses({ TRUST_PROXY_HOPS: "0" }),
    statuses({ TRUST_PROXY_HOPS: "1" }),
  ]);
  expect(alone).toEqual([
    ...Array<number>(MISSES_A_MINUTE).fill(404),
    ...Array<number>(ASKED - MISSES_A_MINUTE).fill(429),
  ]);
  expect(proxied).toEqual(Array<number>(ASKED).fill(404));
});
