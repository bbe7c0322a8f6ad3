import type { DeskNotice } from "@/lib/domain/health/desk-notice";
import { log } from "@/lib/server/core/log";

/** The notice that one part of the server has for operators now; null: none. */
export type NoticeProvider = () => Promise<DeskNotice | null> | DeskNotice | null;

/** The notices shown on the desk, in the order of their providers. */
export const createDeskNotices = (providers: readonly NoticeProvider[]) => ({
  /** The notices that apply now. Never rejects: a provider that fails is logged and left out. */
  read: async (): Promise<DeskNotice[]> => {
    const found = await Promise.allSettled(providers.map(async (provide) => provide()));
    return found.flatMap((one) => {
      if (one.status === "fulfilled") return one.value ?? [];
      const kind = one.reason instanceof Error ? one.reason.name : typeof one.reason;
      log.error({ event: "desk notice failed", kind });
      return [];
    });
  },
});
