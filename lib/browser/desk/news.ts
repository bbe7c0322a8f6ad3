import type { DeskCounts } from "@/lib/domain/leads/people-lists";
import { DESK_LEFT_KEY, DRAFTS_KEY } from "@/lib/browser/core/device-keys";
import { fieldsOf } from "@/lib/browser/core/parse";

/** The server's answer, or status 0 without one; `code` of a refusal. */
export type NewsReply = { status: number; code: unknown; counts: DeskCounts | null };

/** The counts as they are now. Never rejects. */
export const readNews = async (): Promise<NewsReply> => {
  try {
    const reply = await fetch("/api/desk/news");
    const { counts, error } = fieldsOf(await reply.json());
    const isRead = reply.ok && typeof counts === "object";
    return {
      status: reply.status,
      code: fieldsOf(error)["code"],
      counts: isRead ? (counts as DeskCounts) : null,
    };
  } catch {
    return { status: 0, code: null, counts: null };
  }
};

/** Whether the page is in a tab that is looked at. */
export const isOnScreen = (): boolean => document.visibilityState === "visible";

/** Tells the other tabs that the desk is left, and forgets the notes that are not saved. Never throws. */
export const tellDeskLeft = (): void => {
  try {
    localStorage.removeItem(DRAFTS_KEY);
    localStorage.setItem(DESK_LEFT_KEY, String(Date.now()));
  } catch {
    // Storage is blocked: nothing was kept, and the other tabs find out within a minute.
  }
};
