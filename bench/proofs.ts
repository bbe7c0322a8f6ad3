import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { run as runProgram } from "@/scripts/setup/ensure-installed.mjs";
import type { Measurement } from "./speed/speed-proof";
import type { Figure } from "./support/proof";

type Entry = {
  /** The claim that is proved; "N" is replaced by the size. */
  what: string;
  /** The default size; undefined: the proof has no size. */
  size?: number;
  /** Loads the proof's code and runs it. Throws when it cannot be run. */
  run: (size: number, routes?: readonly string[]) => Promise<Figure[]>;
};

/** Acknowledged writes before each kill. */
const WRITES_EACH = 50;

const kills = (count: number, isWatched: boolean, readyWithinMs: number) => ({
  kills: count,
  visitors: 10,
  senders: 5,
  writesEach: WRITES_EACH,
  leastWrites: count * WRITES_EACH,
  readyWithinMs,
  isWatched,
});

const RELIABILITY: Readonly<Record<string, Entry>> = {
  "ai-flood": {
    what: "Every way in which the AI service can answer, flooded by N visitors with five calls each.",
    size: 200,
    run: async (visitors) => (await import("./reliability/every-ai-flood")).everyAiFlood(visitors),
  },
  canaries: {
    what: "No secret of the environment comes out, in a build made with the secrets around.",
    run: async () =>
      (await import("./reliability/canaries")).canaries((env) => {
        rmSync(".next/built-from", { force: true });
        runProgram(process.execPath, ["scripts/run.mjs", "--build"], env);
      }),
  },
  desk: {
    what: "The desk with N leads is as quick as with 500.",
    size: 50_000,
    run: async (many) =>
      (await import("./reliability/desk")).deskOfMany({ store: "sqlite", few: 500, many }),
  },
  "desk-firestore": {
    what: "The same on Firestore's emulator beside bare queries; it takes many minutes for 50,000.",
    size: 10_000,
    run: async (many) =>
      (await import("./reliability/desk")).deskOfMany({ store: "firestore", few: 500, many }),
  },
  "foreign-ids": {
    what: "N ids tried by a stranger teach and change nothing.",
    size: 10_000,
    run: async (ids) => (await import("./reliability/foreign-ids")).foreignIds(ids),
  },
  fsyncs: {
    what: "Each of N writes is synced to disk before it is acknowledged.",
    size: 1_000,
    run: async (writes) => (await import("./reliability/fsyncs")).fsyncs(writes),
  },
  "hostile-inputs": {
    what: "Some 500 naughty strings in each text field, and N generated requests.",
    size: 10_000,
    run: async (generated) =>
      (await import("./reliability/hostile-inputs")).hostileInputs({
        isShort: false,
        generated,
        seed: randomInt(2 ** 31),
      }),
  },
  kills: {
    what: "N kills -9 lose no acknowledged write.",
    size: 200,
    run: async (count) => (await import("./reliability/kills")).kills(kills(count, false, 2_000)),
  },
  "kills-watched": {
    what: "The same, while other programs look into the database.",
    size: 200,
    run: async (count) => (await import("./reliability/kills")).kills(kills(count, true, 5_000)),
  },
  "mixed-load": {
    what: "N seconds of what people do on a site, 100 requests per second.",
    size: 60,
    run: async (seconds) =>
      (await import("./reliability/mixed-load")).mixedLoad({ perSecond: 100, seconds, spells: 6 }),
  },
  month: {
    what: "N days of 10,000 people with attackers beside them, in half of a small server's disk.",
    size: 30,
    run: async (days) =>
      (await import("./reliability/month/month")).month({
        people: 10_000,
        days,
        isHostile: true,
        share: 50,
        maxMb: 12_288,
      }),
  },
  "notification-queue": {
    what: "N e-mails that wait hold up neither the site nor each other.",
    size: 30_000,
    run: async (waiting) =>
      (await import("./reliability/notification-queue")).notificationQueue(waiting),
  },
  observatory: {
    what: "Mozilla's HTTP Observatory on every public page, over TLS.",
    run: async () => (await import("./reliability/observatory")).observatory(),
  },
  "outbox-kills": {
    what: "N kills -9 between a lead and its mail lose no mail.",
    size: 20,
    run: async (count) => (await import("./reliability/outbox-kills")).outboxKills(count, 10),
  },
  "patience-consents": {
    what: "Others are served while one client gives and withdraws N consents.",
    size: 8_000,
    run: async (size) =>
      (await import("./reliability/patience/patience")).patience("consents", size),
  },
  "patience-cookies": {
    what: "Others are served while one client sends N forms with odd cookies.",
    size: 54_000,
    run: async (size) =>
      (await import("./reliability/patience/patience")).patience("cookies", size),
  },
  "patience-forms": {
    what: "N forms of one client leave the leads of others as they are.",
    size: 300,
    run: async (forms) => (await import("./reliability/patience/silence")).silence(forms),
  },
  "patience-held": {
    what: "Others are served while one client holds N connections with half a request.",
    size: 2_050,
    run: async (size) => (await import("./reliability/patience/patience")).patience("held", size),
  },
  "patience-leads": {
    what: "Others are served while one client sends N leads.",
    size: 6_000,
    run: async (size) => (await import("./reliability/patience/patience")).patience("leads", size),
  },
  "patience-pipelining": {
    what: "Others are served while one client pipelines N requests on each of 40 connections.",
    size: 1_500,
    run: async (size) =>
      (await import("./reliability/patience/patience")).patience("pipelining", size),
  },
  "patience-upgrades": {
    what: "Others are served while N clients offer an upgrade and fall silent.",
    size: 2_000,
    run: async (size) => (await import("./reliability/patience/upgrades")).upgrades(size),
  },
  reports: {
    what: "N PDF reports in their thread: memory, waiting, and what others feel of it.",
    size: 1_000,
    run: async (count) => (await import("./reliability/reports")).reports(count),
  },
  "slow-clients": {
    what: "N slow clients at once are cut off, and others are served.",
    size: 800,
    run: async (size) =>
      (await import("./reliability/patience/patience")).patience("slow", size, undefined, {
        TRUST_PROXY_HOPS: "1", // all come from one address, which would be limited to 100 connections
      }),
  },
  soak: {
    what: "N minutes of mixed load: memory and answers stay as they are.",
    size: 30,
    run: async (minutes) => (await import("./reliability/soak")).soak(minutes),
  },
  start: {
    what: "N starts of the server, each ready in time.",
    size: 20,
    run: async (count) => (await import("./reliability/starts")).starts(count),
  },
  stops: {
    what: "N stops under load fail no request.",
    size: 50,
    run: async (count) => (await import("./reliability/stops")).stops(count),
  },
  "store-troubles": {
    what: "A full, read-only, locked, forbidden or overwritten database.",
    run: async () => (await import("./reliability/every-store-fault")).everyStoreFault(),
  },
  "two-instances": {
    what: "Two servers share one store, limits and budget over N kills.",
    size: 10,
    run: async (count) =>
      (await import("./reliability/two-instances")).twoInstances({
        writers: 8,
        kills: count,
        spellMs: 2_000,
        leastWrites: 50 * count,
        countsAnswers: true,
      }),
  },
  "wrong-clock": {
    what: "Checks and messages are taken under clocks that are years wrong (needs libfaketime).",
    run: async () => (await import("./reliability/wrong-clock")).wrongClocks(),
  },
};

type Speed = (size: number, routes?: readonly string[]) => Promise<Measurement>;

/** A proof that writes its measurements into its section of bench/results.md. */
const speed = (
  what: string,
  title: string,
  size: number | undefined,
  load: () => Promise<Speed>,
): Entry => ({
  what,
  ...(size !== undefined && { size }),
  run: async (asked, routes) => {
    const { speedProof } = await import("./speed/speed-proof");
    return speedProof(title, await load())(asked, routes);
  },
});

/** The speed of the site, measured in turn with its peers. */
const SPEED: Readonly<Record<string, Entry>> = {
  "speed-api": speed(
    "The API beside bare Next handlers with the same work, N runs.",
    "The API",
    5,
    async () => (await import("./speed/api")).api,
  ),
  "speed-build": speed(
    "Cold and warm builds, N runs.",
    "Builds",
    3,
    async () => (await import("./speed/build-time")).buildTime,
  ),
  "speed-bytes": speed("What a phone loads of each page.", "Bytes", undefined, async () => {
    const { bytes } = await import("./speed/bytes");
    return (_size, routes) => bytes(routes);
  }),
  "speed-capacity": speed(
    "What N checks cost, and how many a machine can take.",
    "Capacity",
    500,
    async () => (await import("./speed/capacity")).capacity,
  ),
  "speed-first-question": speed(
    "From a cold link to question 1 of the check on a slow phone and network, N runs.",
    "The first question",
    5,
    async () => (await import("./speed/first-question")).firstQuestions,
  ),
  "speed-growth": speed(
    "Answers with N visitors and leads stored (a power of ten).",
    "Growth",
    10_000,
    async () => (await import("./speed/growth")).growth,
  ),
  "speed-home": speed(
    "Lighthouse on the home page and its peers, N runs.",
    "Lighthouse, the home page and its peers",
    5,
    async () => (await import("./speed/home")).home,
  ),
  "speed-memory": speed(
    "Memory at rest and under loads of N seconds.",
    "Memory",
    10,
    async () => (await import("./speed/memory-use")).memoryUse,
  ),
  "speed-pages": speed(
    "Lighthouse on every public page, N runs.",
    "Lighthouse, page by page",
    5,
    async () => (await import("./speed/pages")).pages,
  ),
  "speed-throughput": speed(
    "Pages per second, direct and behind nginx, N runs.",
    "Throughput of the home page",
    5,
    async () => (await import("./speed/throughput")).throughput,
  ),
  "speed-thumb": speed(
    "Taps of the check on a slow phone, N runs.",
    "The check under a thumb",
    5,
    async () => (await import("./speed/thumb")).thumb,
  ),
};

/** Every proof by the name that `npm run bench -- <name>=<size>` takes. */
export const PROOFS: Readonly<Record<string, Entry>> = { ...RELIABILITY, ...SPEED };
