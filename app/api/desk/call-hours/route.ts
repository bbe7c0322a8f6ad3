import { z } from "zod";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { HOURS_NUMBERS, hoursFrom, WEEKDAYS } from "@/lib/domain/calls/hours-form";
import { indianDay } from "@/lib/domain/core/indian-day";
import { deskForm, manyOf } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";
import { callDesk } from "@/lib/server/wiring/desk";

/** As typed; what is wrong is said beside its field (`hoursFrom`). */
const typed = z.string().max(10).default("");
const names = [...WEEKDAYS.flatMap((day) => [`from-${day}`, `to-${day}`])];

const fields = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("save"),
    ...Object.fromEntries([...names, ...Object.keys(HOURS_NUMBERS)].map((name) => [name, typed])),
    daysOff: manyOf(z.iso.date().or(z.literal(""))),
  }),
  z.object({ do: z.literal("off") }),
]);

/** Saves when we call, or switches all times off. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: deskForm({ fields }, async ({ fields: form, by, lang, back }) => {
    const words = deskWordsIn(lang).calls.hours;
    if (form.do === "off") {
      await callDesk().save(by, null);
      return { text: words.offSaved };
    }
    const { do: _, daysOff, ...texts } = form;
    const kept = { ...texts, daysOff: daysOff.filter(Boolean).join(" ") };
    const { hours } = hoursFrom(kept, indianDay(Date.now()));
    // The page again, which says beside each field what is wrong.
    if (!hours) return { text: words.refused, isTrouble: true, kept, to: back };
    await callDesk().save(by, hours);
    return { text: words.saved };
  }),
});
