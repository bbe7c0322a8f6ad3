/** A notice to the operators about the site itself. It holds no data of visitors; `by` is an operator's address. */
export type SiteAlert =
  | { what: "storage"; percent: 70 | 90 | 100 }
  /** An operator downloaded or deleted this many leads. */
  | { what: "export" | "erasure"; by: string; count: number }
  | { what: "unreadable" }
  /** This channel has sent nothing for over an hour; `code`: why (failure.ts). The other channel tells of it. */
  | { what: "mail" | "webhook"; code: string };

const DAY_MS = 24 * 60 * 60_000;

/** The same notice is sent once in a period of this length, in ms; null: each one is sent. */
const periodMs = (notice: SiteAlert): number | null => {
  switch (notice.what) {
    case "unreadable":
    case "mail":
    case "webhook":
      return DAY_MS;
    case "storage":
      return 7 * DAY_MS;
    case "export":
    case "erasure":
      return null;
  }
};

/** When the period of a notice from `at` ends: then the same one may be sent again; null: at once. Epoch ms. */
export const alertPeriodEnd = (notice: SiteAlert, at: number): number | null => {
  const period = periodMs(notice);
  return period === null ? null : (Math.floor(at / period) + 1) * period;
};

/** Equal for two notices of which only one is sent; another reason makes no other one. `at`: of the event, epoch ms. */
export const alertKey = (notice: SiteAlert, at: number): string => {
  const { code, ...same } = { code: "", ...notice };
  return JSON.stringify([same, alertPeriodEnd(notice, at) ?? at]);
};

/** Whether a notice concerns all operators; the others go only to those who receive the leads. */
export const isForAllOperators = ({ what }: SiteAlert): boolean =>
  what === "export" || what === "erasure";
