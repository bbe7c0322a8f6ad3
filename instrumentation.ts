/** Next.js runs this once, before the server takes its first request. */
export const register = async (): Promise<void> => {
  // Next replaces it while building, one value a runtime.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkEnvironment } = await import("@/lib/server/core/env");
  checkEnvironment();
  const { checkAddress, checkFacts } = await import("@/lib/server/site/build-facts");
  // next.config.ts writes both into the build.
  checkFacts(process.env.FACTS_OF_BUILD);
  checkAddress(process.env.SITE_URL_OF_BUILD);
  const { keepStoreReserve, setDamagedStoreAside } = await import("@/lib/server/store/database");
  setDamagedStoreAside();
  keepStoreReserve();
  const { notifications, placeLeads } = await import("@/lib/server/wiring/leads");
  notifications().start();
  void placeLeads();
  const { logFirstLink } = await import("@/lib/server/wiring/door");
  void logFirstLink();
  const { startHeartbeat } = await import("@/lib/server/wiring/health");
  startHeartbeat();
  const { sweepDaily } = await import("@/lib/server/store/daily-sweep");
  const { sweep } = await import("@/lib/server/wiring/sweep");
  sweepDaily(sweep);
};
