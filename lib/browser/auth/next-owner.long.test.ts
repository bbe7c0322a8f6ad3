// holds: #next-owner
// Takes half a minute: sixty runs, each of some forty calls of the real route handlers and some page loads.
import fc from "fast-check";
import { type Misbehaviour, ourApi } from "@/test/our-api";
import { fakeTimeouts, standAt } from "@/test/support/browser-page";
import { ANSWERS } from "@/lib/domain/check/answers";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

const api = ourApi();

const newPage = async () => {
  jest.resetModules();
  return {
    ...(await import("./session")),
    ...(await import("./forget-device")),
    ...(await import("@/lib/browser/check/outbox")),
    ...(await import("@/lib/browser/check/quiz-memory")),
    ...(await import("@/lib/browser/check/sign-in-hint")),
    ...(await import("@/lib/browser/core/device-store")),
  };
};

type Page = Awaited<ReturnType<typeof newPage>>;
type Tab = { page: Page; owner: number };

/** The server's limits count by the minute; owners take turns more slowly than that. */
const TURN_MS = 60_000;
const ANSWER_OF = (owner: number) => ANSWERS[owner % ANSWERS.length]!;

/** One browser profile with two tabs; each owner gives one answer only, so that a mixed record shows. */
const newWorld = async () => {
  localStorage.clear();
  await api.deleteRecords();
  await api.forgetCookies();
  api.edge = () => undefined;
  let owner = 0;
  const pending: Promise<unknown>[] = [];
  const ids: Set<string>[] = [];
  const note = () => {
    const id = localStorage.getItem("bizgrow-user-id");
    if (id) (ids[owner] ??= new Set()).add(id);
  };

  /** What each page does as it is loaded. */
  const load = async (): Promise<Tab> => {
    const page = await newPage();
    const isChange = page.isWipeDue() && page.isChangingOwner();
    page.wipeIfDue();
    if (isChange) owner++;
    if (!isChange) return { page, owner };
    return load(); // it leaves itself for question 1
  };
  const tabs = [await load(), await load()];

  const give = ({ page, owner: of }: Tab, count: number) => {
    const known = page.readMemory()?.answers ?? {};
    const open = QUESTION_IDS.filter((id) => !known[id]).slice(0, count);
    for (const id of open) page.rememberAnswer(id, ANSWER_OF(of), Date.now());
    const memory = page.readMemory();
    if (memory && page.completeAnswersIn(memory) && !memory.analysis)
      page.changeMemory((now) => ({ ...now, isAnalysisWanted: true }));
  };

  /** A tab of the owner before may still do something before it hears of the change. */
  const tabNow = async (at: number, isLate: boolean): Promise<Tab> => {
    const tab = tabs[at]!;
    if (tab.owner === owner) return tab;
    if (isLate) {
      give(tab, 2);
      pending.push(tab.page.flush("en"));
    }
    return (tabs[at] = await load());
  };

  return {
    setNetwork: (fate: Misbehaviour) => (api.edge = () => fate),
    answer: async (at: number, count: number, isLate: boolean) => {
      give(await tabNow(at, isLate), count);
      note();
    },
    send: async (at: number, isLate: boolean, isAwaited: boolean) => {
      await api.passTime(TURN_MS);
      const { page } = await tabNow(at, isLate);
      const sent = page.reopen("en").then(note);
      if (isAwaited) await sent;
      else pending.push(sent);
    },
    reload: async (at: number) => {
      tabs[at] = await load();
      await tabs[at].page.resume("en");
    },
    handOver: async (at: number, mayLose: boolean) => {
      const { page } = await tabNow(at, false);
      if ((await page.handOver("en", mayLose)) !== "done") return;
      const before = ids.flatMap((of) => [...(of ?? [])]);
      const text = JSON.stringify({ ...localStorage });
      expect(before.filter((id) => text.includes(id))).toEqual([]);
      owner++;
      tabs[at] = await load();
    },
    /** The tab dies once its call to end the session has arrived, or got lost. */
    killedHandOver: async (at: number, fate: Misbehaviour) => {
      const { page } = await tabNow(at, false);
      const { edge } = api;
      const kept: Record<string, string>[] = [];
      api.edge = (call) => {
        if (call.line !== "DELETE /api/session") return edge(call);
        kept.push({ ...localStorage } as Record<string, string>);
        return fate;
      };
      const end = await page.handOver("en", false);
      api.edge = edge;
      if (end === "done") {
        owner++;
        return void (tabs[at] = await load());
      }
      if (kept[0]) {
        localStorage.clear();
        Object.entries(kept[0]).forEach(([key, text]) => localStorage.setItem(key, text));
      }
      tabs[at] = await load();
    },
    end: async () => {
      await Promise.all(pending);
      api.edge = () => undefined;
      for (const at of [0, 1, 0]) {
        await api.passTime(TURN_MS);
        const { page } = (tabs[at] = await load());
        await page.resume("en");
        await page.reopen("en");
        note();
      }
      return ids;
    },
  };
};

type World = Awaited<ReturnType<typeof newWorld>>;
type Step = (world: World) => unknown;

const tab = fc.nat(1);
const steps: fc.Arbitrary<readonly [string, Step]>[] = [
  fc
    .tuple(tab, fc.constantFrom(1, 3, 15), fc.boolean())
    .map(([at, n, late]) => [`answer ${at} ${n} ${late}`, (world) => world.answer(at, n, late)]),
  fc
    .tuple(tab, fc.boolean(), fc.boolean())
    .map(([at, late, waits]) => [
      `send ${at} ${late} ${waits}`,
      (world) => world.send(at, late, waits),
    ]),
  fc
    .constantFrom<Misbehaviour[]>(undefined, undefined, "reset", "store, then reset")
    .map((fate) => [`network ${String(fate)}`, (world) => world.setNetwork(fate)]),
  tab.map((at) => [`reload ${at}`, (world) => world.reload(at)]),
  fc
    .tuple(tab, fc.boolean())
    .map(([at, lose]) => [`hand over ${at} ${lose}`, (world) => world.handOver(at, lose)]),
  fc
    .tuple(tab, fc.constantFrom<Misbehaviour[]>("reset", "store, then reset"))
    .map(([at, fate]) => [
      `killed ${at} ${String(fate)}`,
      (world) => world.killedHandOver(at, fate),
    ]),
];

jest.setTimeout(300_000);
beforeAll(async () => {
  fakeTimeouts();
  await api.start();
  standAt(api.origin);
});
afterAll(async () => {
  jest.useRealTimers();
  await api.stop();
});

test("whatever two tabs, a network and a kill do, no answer of one owner is in another's record", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...steps), { maxLength: 14 }), async (taken) => {
      const world = await newWorld();
      for (const [, step] of taken) await step(world);
      const ids = await world.end();
      for (const { quizResponses, attempts } of api.records().values()) {
        const given = [
          ...quizResponses.map(({ answer }) => answer),
          ...attempts.flatMap(({ answers }) => Object.values(answers)),
        ];
        expect(new Set(given).size).toBeLessThanOrEqual(1);
      }
      const all = ids.flatMap((of) => [...(of ?? [])]);
      expect(new Set(all).size).toBe(all.length);
    }),
    { numRuns: 60 },
  ));
