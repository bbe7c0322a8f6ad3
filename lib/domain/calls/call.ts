/** The parts of a day that a form without JavaScript offers. */
export const DAY_PARTS = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export type LeadCall = Readonly<{
  /** The half hour that is held for it, epoch ms; null: as soon as we can. */
  at: number | null;
  /** What was asked: a half hour (epoch ms), a part of the day, or null: as soon as we can. */
  asked: number | string | null;
  /** "reached", "missed", "cancelled", or a later release's; null: it is to come. A cancelled call has no time. */
  end: string | null;
  /** When the sender last chose another time or cancelled, epoch ms; null: never. */
  changedAt: number | null;
  /** How often it was changed, by its sender or by us: an entry in a calendar follows it. */
  changes: number;
}>;

/** What a sender chooses: a half hour (epoch ms), a part of the day, or null: as soon as we can. */
export type CallWish = number | DayPart | null;

/** The call of a wish, with its half hour. */
export const wishedCall = (asked: CallWish): LeadCall => ({
  at: typeof asked === "number" ? asked : null,
  asked,
  end: null,
  changedAt: null,
  changes: 0,
});

/** The entry of a call in a calendar (epoch ms); null: never a half hour, or it is over. */
export const callEntry = ({
  at,
  asked,
  end,
  changes,
}: Pick<LeadCall, "at" | "asked" | "end" | "changes">) => {
  if (end !== null && end !== "cancelled") return null;
  if (at !== null) return { startsAt: at, sequence: changes, isCancelled: false };
  return typeof asked === "number" && changes > 0
    ? { startsAt: asked, sequence: changes, isCancelled: true }
    : null;
};
