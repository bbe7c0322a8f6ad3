import { z } from "zod";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { HOURS_NUMBERS, hoursFrom, WEEKDAYS } from "@/lib/domain/calls/hours-form";
import { indianDay } from "@/lib/domain/core/indian-day";
import { manyOf } from "@/lib/server/core/value-schemas";
import { deskForm } from "@/lib/server/http/desk-form";
import { callDesk } from "@/lib/server/wiring/desk";

/** As typed; what is wrong is said beside its field (`hoursFrom`). */
const typed = z.string().max(12).default("");
const names = WEEKDAYS.flatMap((day) => [`from-${day}`, `to-${day}`]);

/** When the hours that the operator saw were saved, epoch ms; 0: there were none. */
const savedAt = z.coerce.number().int().nonnegative();

const fields = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("save"),
    ...Object.fromEntries([...names, ...Object.keys(HOURS_NUMBERS)].map((name) => [name, typed])),
    savedAt,
    daysOff: manyOf(z.iso.date().or(z.literal(""))),
  }),
  z.object({ do: z.literal("off"), savedAt }),
]);

/** Saves when we call, or switches all times off. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = deskForm(
  { fields },
  async ({ fields: form, by, lang, back }) => {
    const {
      calls: { hours: words },
      forms,
    } = deskWordsIn(lang);
    // The page again: it has what was kept, and says beside each field what is wrong.
    const refused = (text: string, kept = {}) => ({ text, isTrouble: true, kept, to: back });
    if (form.do === "off") {
      const isOff = await callDesk().save(by, null, form.savedAt);
      return isOff ? { text: words.offSaved } : refused(forms.changed);
    }
    const { do: _, daysOff, savedAt: seen, ...texts } = form;
    const kept = { ...texts, daysOff: daysOff.filter(Boolean).join(" ") };
    const { hours } = hoursFrom(kept, indianDay(Date.now()));
    if (!hours) return refused(words.refused, { ...kept, savedAt: String(seen) });
    const isSaved = await callDesk().save(by, hours, seen);
    return isSaved ? { text: words.saved } : refused(forms.changed, kept);
  },
);
