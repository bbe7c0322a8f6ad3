/** The words of calls at the desk: the hours, the calls of a day, and one call on a lead's page, in its mail and export. */
export const deskCalls = {
  /** One call in words. */
  one: {
    soon: "as soon as we can",
    notFree: "asked for {time}, which is not free: as soon as we can",
    asked: "asked for {part}",
    moved: "changed by the person on {time}",
    cancelled: "cancelled by the person on {time}",
    parts: { morning: "the morning", afternoon: "the afternoon", evening: "the evening" },
    ends: { reached: "reached", missed: "not reached" },
  },
  /** The title in a calendar. */
  entry: "Call: {name}, {phone}",
  today: {
    title: "Calls today ({n})",
    tomorrow: "Calls tomorrow: {n}",
    /** What a button does, and for whom. */
    of: "{what}: {name}",
    reached: "Reached",
    missed: "Not reached",
    saidReached: "Noted: reached.",
    saidMissed: "Noted: not reached. Next step: {time}.",
    changed: "Not saved: this call was changed in the meantime. This is how it is now.",
  },
  /** The time in a row of a list. */
  row: { at: "Call {time}", late: "Call was {time}" },
  coming: {
    title: "Calls to come",
    none: "No call is booked.",
    outside: "Calls outside the hours below: {n}. We promised them, so they stay.",
  },
  hours: {
    title: "When you call",
    lead: "Visitors choose a half hour in these hours, India's time. 00:00 as the end is midnight. Leave both fields of a day empty for no calls.",
    on: "Visitors can choose a time.",
    off: "Visitors see no times: they ask for a call as soon as you can. Save hours below to offer times.",
    from: "From",
    to: "To",
    atOnce: "Calls at the same time (1 to 3)",
    noticeHours: "Until how many hours before can a time be chosen",
    horizonDays: "How many days ahead, today included",
    daysOff: "Days off",
    daysOffHint: "Calls that are booked already stay. Empty a field to take a day off the list.",
    dayOff: "Day off {n}",
    save: "Save hours",
    saved: "Saved.",
    switchOff: "Switch all times off",
    offSaved: "Switched off: visitors see no times. Calls that are booked stay.",
    refused: "Not saved: look at the marked fields, please.",
    problems: {
      pair: "Fill in both, or neither.",
      order: "The end must be after the beginning.",
      halfHour: "Full or half hours only, such as 10:00 or 10:30.",
      number: "From {least} to {most}, without a fraction.",
      days: "60 days at most.",
    },
  },
};
