import { join } from "node:path";
import type { Worker as Thread } from "node:worker_threads";
import { ApiError } from "@/lib/server/core/api-error";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import type { ReportDocument } from "./document";

/** Node runs this file as it is: it is outside of Next's bundles, and so are the libraries that it loads. */
const FILE = join(/* turbopackIgnore: true */ process.cwd(), "lib/server/pdf/worker.ts");
/** Not imported: for `new Worker(…)`, Turbopack would bundle the thread's program, and here it cannot know which. */
const { Worker } = process.getBuiltinModule("node:worker_threads");
/** In MB: the worker's JavaScript needs 15; fonts and HarfBuzz are outside of its heap. */
const HEAP = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 };
const RETRY_AFTER_SECONDS = 5;

type Answer = { pdf: Uint8Array<ArrayBuffer> } | { pdf: null; reason: string };
type Job = {
  report: ReportDocument;
  resolve: (pdf: Uint8Array<ArrayBuffer>) => void;
  reject: (error: ApiError) => void;
};

type Settings = {
  /** The thread ends after so many ms without work. */
  idleMs?: number;
  /** One PDF may take so many ms, the start of the thread included. */
  deadlineMs?: number;
  /** The most reports that wait. */
  queue?: number;
  /** The program of the thread. */
  file?: string;
};

const unavailable = () =>
  new ApiError(503, "pdf_unavailable", "The PDF cannot be made right now. Try again shortly.", {
    "Retry-After": String(RETRY_AFTER_SECONDS),
  });

/**
 * Makes PDF files in a thread of its own, one at a time, so that no other call waits for them. The thread starts with
 * the first report and ends when there is none for a while, and its memory with it. A thread that crashes, hangs or is
 * killed takes only the report with it that it was making; the next one gets a new thread.
 */
export const createReportWorker = (settings: Settings = {}) => {
  const { idleMs = 20_000, deadlineMs = 20_000, queue = 120, file = FILE } = settings;
  const waiting: Job[] = [];
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
    current = waiting.shift() ?? null;
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

  return {
    /**
     * The PDF of a report. Rejects with ApiError 503, code `pdf_unavailable`, when too many wait, or when it cannot be
     * made.
     */
    make: (report: ReportDocument): Promise<Uint8Array<ArrayBuffer>> =>
      new Promise((resolve, reject) => {
        if (waiting.length >= queue) {
          reject(unavailable());
          return;
        }
        waiting.push({ report, resolve, reject });
        next();
      }),

    /** The id of the running thread; null while there is none. */
    threadId: (): number | null => thread?.threadId ?? null,

    /** Ends the thread; the report that it was making and those that wait are refused. */
    close: () => {
      const wasBusy = current !== null;
      end();
      if (wasBusy) failed("stopped");
      for (const { reject } of waiting.splice(0)) reject(unavailable());
    },
  };
};

export type ReportWorker = ReturnType<typeof createReportWorker>;
