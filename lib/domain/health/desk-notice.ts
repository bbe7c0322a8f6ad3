import type { LongWait } from "./health-figures";

/** A notice for every operator, on any tab of the desk. It holds no personal data. */
export type DeskNotice =
  /** A damaged database was set aside: its data is missing until it is restored. */
  | { kind: "damagedAside" }
  /** The clock is not believed, so the nightly sweep deletes nothing. */
  | { kind: "clock" }
  /** `count` stored documents cannot be read by this release; they are kept as they are. */
  | { kind: "unreadable"; count: number }
  /** The site shows older facts than its file of facts has. */
  | { kind: "facts" }
  /** The database has reached `percent` of the size that the operator allowed. */
  | { kind: "storage"; percent: 70 | 90 | 100 }
  /**
   * What waits longest to be sent or stored, for more than 15 minutes, since `since` (epoch ms); `failure`: why;
   * `also`: what else waits so long, missing: nothing.
   */
  | ({ kind: "waiting"; also?: readonly LongWait["what"][] } & LongWait)
  /** How many of today's checks got advice from the AI, and when the last one did (epoch ms; null: not for a month). */
  | { kind: "advice"; asked: number; given: number; lastGivenAt: number | null };
