import { join } from "node:path";
import type { Worker as Thread } from "node:worker_threads";
import { ApiError, tooMany } from "@/lib/server/core/api-error";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { NETWORK_TIMES } from "@/lib/server/core/rate-limit";
import { networkOf } from "@/lib/server/core/visitor-address";
import type { ReportDocument } from "./report-document";

/** What waits, of owners who take turns: one with much does not delay another's first. */
const createTurns = <Owner, Item>() => {
  const queues = new Map<Owner, Item[]>(); // a Map keeps its order: the first key is the next owner
  let size = 0;

  const keep = (owner: Owner, queue: Item[]) => {
    if (queue.length > 0) queues.set(owner, queue);
    else queues.delete(owner);
  };

  return {
    size: (): number => size,
    of: (owner: Owner): readonly Item[] => queues.get(owner) ?? [],
    add: (owner: Owner, item: Item): void => {
      const queue = queues.get(owner) ?? [];
      queue.push(item);
      queues.set(owner, queue);
      size++;
    },
    next: (): Item | undefined => {
      for (const [owner, queue] of queues) {
        const item = queue.shift();
        queues.delete(owner);
        keep(owner, queue);
        size--;
        return item;
      }
      return undefined;
    },
    /** Takes out what no longer waits; false when it was not there. */
    drop: (owner: Owner, item: Item): boolean => {
      const queue = queues.get(owner) ?? [];
      const at = queue.indexOf(item);
      if (at < 0) return false;
      queue.splice(at, 1);
      keep(owner, queue);
      size--;
      return true;
    },
  };
};

/** Node runs this file as it is: it is outside of Next's bundles, and so are the libraries that it loads. */
const FILE = join(/* turbopackIgnore: true */ process.cwd(), "lib/server/pdf/worker.ts");
/** Not imported: for `new Worker(…)`, Turbopack would bundle the thread's program, and here it cannot know which. */
const { Worker } = process.getBuiltinModule("node:worker_threads");
/** In MB: the worker's JavaScript needs 15; fonts and HarfBuzz are outside of its heap. */
const HEAP = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 };
const RETRY_AFTER_SECONDS = 5;
/** Reports of one address that wait; those of its network are some times as many. */
const MAX_OF_ADDRESS = 8;
const MAX_OF_NETWORK = MAX_OF_ADDRESS * NETWORK_TIMES;
/** The owner of our own reports, for the desk and for letters. */
const OURS = "ours";

type Answer = { pdf: Uint8Array<ArrayBuffer> } | { pdf: null; reason: string };
/** The visitor who waits for a report: the network address, null if unknown, and the call's end. */
type Asker = { address: string | null; signal?: AbortSignal };
type Job = {
  report: ReportDocument;
  address: string | null;
  resolve: (pdf: Uint8Array<ArrayBuffer>) => void;
  reject: (error: ApiError) => void;
};

type Settings = {
  /** The thread ends after so many ms without work. */
  idleMs?: number;
  /** One PDF may take so many ms, the start of the thread included. */
  deadlineMs?: number;
  queue?: number;
  file?: string;
};

const unavailable = () =>
  new ApiError(503, "pdf_unavailable", "The PDF cannot be made right now. Try again shortly.", {
    "Retry-After": String(RETRY_AFTER_SECONDS),
  });

/** Makes PDFs in a thread, one at a time: ours first, then the networks of visitors take turns. */
export const createReportWorker = (settings: Settings = {}) => {
  const { idleMs = 20_000, deadlineMs = 20_000, queue = 400, file = FILE } = settings;
  const [ours, visitors] = [createTurns<string, Job>(), createTurns<string, Job>()];
  let thread: Thread | null = null;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(timer);
    const ending = thread;
    thread = null;
    void ending?.terminate();
  };

  const failed = (reason: string) => {
    log.error({ event: "pdf not made", reason });
    current?.reject(unavailable());
    current = null;
  };

  const start = (): Thread => {
    const started = new Worker(file, {
      env: {},
      resourceLimits: HEAP,
      name: "pdf",
    });
    started.unref();
    // Anything of a thread that was ended, or replaced, no longer matters.
    const whileCurrent =
      <T>(react: (value: T) => void) =>
      (value: T) => {
        if (started === thread) react(value);
      };
    started.on(
      "message",
      whileCurrent((answer: Answer) => {
        if (answer.pdf === null) failed(answer.reason);
        else {
          current?.resolve(answer.pdf);
          current = null;
        }
        next();
      }),
    );
    const crashed = whileCurrent((error: unknown) => {
      end();
      failed(typeof error === "number" ? `exit ${error}` : errorName(error));
      next();
    });
    started.on("error", crashed);
    started.on("exit", crashed);
    return started;
  };

  const next = () => {
    if (current) return;
    clearTimeout(timer);
    current = ours.next() ?? visitors.next() ?? null;
    if (!current) {
      timer = setTimeout(end, idleMs).unref();
      return;
    }
    timer = setTimeout(() => {
      end();
      failed("too slow");
      next();
    }, deadlineMs);
    thread ??= start();
    thread.postMessage(current.report);
  };

  const assertRoom = (network: string, { address }: Job) => {
    const known = visitors.of(network);
    const isFull = (count: number, most: number) => address !== null && count >= most;
    const own = known.filter((job) => job.address === address).length;
    if (isFull(own, MAX_OF_ADDRESS) || isFull(known.length, MAX_OF_NETWORK))
      throw tooMany(RETRY_AFTER_SECONDS * 1000, "Too many files at once.");
  };

  return {
    /** A report's PDF. Rejects with ApiError 429 where too many wait, 503 if none can be made. */
    make: (report: ReportDocument, by?: Asker): Promise<Uint8Array<ArrayBuffer>> =>
      new Promise((resolve, reject) => {
        const job: Job = { report, address: by?.address ?? null, resolve, reject };
        const [turns, owner] = by ? [visitors, networkOf(by.address ?? "")] : [ours, OURS];
        if (turns.size() >= queue || by?.signal?.aborted) throw unavailable();
        if (by) assertRoom(owner, job);
        turns.add(owner, job);
        by?.signal?.addEventListener("abort", () => {
          if (turns.drop(owner, job)) reject(unavailable());
        });
        next();
      }),

    /** The id of the running thread; null while there is none. */
    threadId: (): number | null => thread?.threadId ?? null,

    /** Ends the thread; the report that it was making and those that wait are refused. */
    close: () => {
      const wasBusy = current !== null;
      end();
      if (wasBusy) failed("stopped");
      for (const turns of [ours, visitors])
        for (let job = turns.next(); job; job = turns.next()) job.reject(unavailable());
    },
  };
};

export type ReportWorker = ReturnType<typeof createReportWorker>;
