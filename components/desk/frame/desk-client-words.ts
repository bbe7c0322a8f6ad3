import type { DeskRoomWords } from "@/components/desk/desk-words";

/** The words of the parts that run in the browser on each page. */
export type DeskClientWords = Pick<DeskRoomWords, "again" | "frame" | "signIn" | "problems">;
