import { type Lang, pathIn } from "@/lib/domain/core/languages";

/** tools/press/offline-worker.ts writes it. */
const WORKER = "/sw.js";
/** The longest wait for an answer to the question whether there is a network, in ms. */
const REACHABLE_WITHIN_MS = 5_000;

type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/**
 * Has the browser keep a copy of the check in a language for times without a network
 * (docs/decisions/042-a-worker-keeps-the-check.md); not where the visitor saves data.
 */
const keepCopy = async (lang: Lang): Promise<void> => {
  const { connection, serviceWorker } = navigator as WithConnection;
  if (connection?.saveData) return;
  const scope = pathIn(lang, "/health-check");
  const registered = await serviceWorker?.register(WORKER, { scope });
  // On the check's page: Chrome would look for another worker only when this one has been idle for a while.
  if (serviceWorker?.controller) await registered?.update();
};

/** Keeps a copy once the page has loaded and the browser is idle; returns the function that cancels it. */
export const keepCopyWhenIdle = (lang: Lang): (() => void) => {
  let isCancelled = false;
  // Without a copy the check needs a network to be opened, as any page does.
  const keep = () => isCancelled || void keepCopy(lang).catch(() => {});
  const wait = () => (self.requestIdleCallback ?? setTimeout)(keep);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    isCancelled = true;
  };
};

/** Whether this device has a copy of the page at an address. */
export const hasCopy = async (href: string): Promise<boolean> => {
  const found = await navigator.serviceWorker?.getRegistration(href).catch(() => undefined);
  return Boolean(found?.active);
};

/** Whether our server can be reached. */
const isReachable = (href: string): Promise<boolean> =>
  fetch(href, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(REACHABLE_WITHIN_MS),
  }).then(
    () => true,
    () => false,
  );

/** Whether the browser has something to show at an address of ours: a copy, or what the server sends. */
export const canOpen = async (href: string): Promise<boolean> =>
  (await hasCopy(href)) || isReachable(href);
