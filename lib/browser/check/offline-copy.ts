/** The longest wait for an answer to the question whether there is a network, in ms. */
const REACHABLE_WITHIN_MS = 5_000;

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
