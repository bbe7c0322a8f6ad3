import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "@/bench/speed/stats";
import { startSite } from "@/e2e/support/site";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { type TrafficMix, startTrafficMix } from "@/bench/support/traffic-mix";
import { startPlainNext } from "@/bench/support/plain-next";
import { atMost, exactly, type Figure } from "@/bench/support/proof";

/** The site may be this many times as slow as its framework alone. */
const RATIO = 2;

type Size = { perSecond: number; seconds: number; spells: number };
type Taken = { ms: number[]; wrong: string[] };

/** Sends requests at fixed times, whatever earlier ones take; a request's time is the one that its visitor sees. */
const spell = async (
  mix: TrafficMix,
  from: number,
  count: number,
  everyMs: number,
): Promise<Taken> => {
  const taken: Taken = { ms: [], wrong: [] };
  const begin = performance.now();
  const underWay: Promise<void>[] = [];
  for (let n = 0; n < count; n++) {
    const due = begin + n * everyMs;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    const late = performance.now() - due;
    const request = mix.one(from + n).then(
      ({ reply, right }) => {
        taken.ms.push(reply.ms + late);
        if (reply.status !== right) taken.wrong.push(`${reply.status} instead of ${right}`);
      },
      (error: unknown) => void taken.wrong.push(String(error)),
    );
    underWay.push(request);
  }
  await Promise.all(underWay);
  return taken;
};

/**
 * The same realistic mix of requests for our server and, in turn, for the same build under the framework's server, so
 * that other programs affect both alike.
 */
export const mixedLoad = async ({ perSecond, seconds, spells }: Size): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-mixed-"));
  const groq = await startGroqStandin({ mode: "slow-300" });
  const envOf = (name: string) => ({
    SQLITE_PATH: join(folder, `${name}.db`),
    SPOOL_PATH: join(folder, name),
    GROQ_API_KEY: "test",
    GROQ_BASE_URL: groq.url,
    TRUST_PROXY_HOPS: "1",
  });
  const site = await startSite(envOf("ours"));
  const plain = await startPlainNext(envOf("plain"));
  try {
    const sides = await Promise.all(
      [site.url, plain.url].map(async (url) => ({
        mix: await startTrafficMix(url),
        taken: [] as Taken[],
      })),
    );
    const count = Math.round((perSecond * seconds) / spells);
    for (let at = 0; at < spells; at++)
      for (const { mix, taken } of sides)
        taken.push(await spell(mix, at * count, count, 1000 / perSecond));
    for (const { mix } of sides) mix.close();
    const [ours, theirs] = sides.map(({ taken }) => taken.flatMap(({ ms }) => ms));
    const wrong = sides[0]!.taken.flatMap((one) => one.wrong);
    if (wrong.length > 0) console.error(wrong.slice(0, 5));
    const [p99, plainP99] = [percentile(ours!, 0.99), percentile(theirs!, 0.99)];
    const each = `${Math.round(p99)} ms and ${Math.round(plainP99)} ms`;
    return [
      exactly(`requests carried out, ${perSecond} a second`, ours!.length, spells * count),
      exactly("errors", wrong.length, 0),
      atMost(`p99 to that of the bare framework (${each})`, p99 / plainP99, RATIO),
    ];
  } finally {
    await Promise.all([site.stop(), plain.stop(), groq.close()]);
    await rm(folder, { recursive: true, force: true });
  }
};
