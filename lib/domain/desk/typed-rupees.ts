import { asciiDigits } from "@/lib/domain/core/typed-text";
import { MOST_RUPEES } from "@/lib/domain/leads/sale";

export type SumFault = "noSum" | "sumTooLarge" | "sumUnread";

const THOUSAND = 1_000;
const LAKH = 100_000;
const UNITS: Readonly<Record<string, number>> = {
  k: THOUSAND,
  हज़ार: THOUSAND,
  हजार: THOUSAND,
  thousand: THOUSAND,
  l: LAKH,
  lakh: LAKH,
  lakhs: LAKH,
  lac: LAKH,
  lacs: LAKH,
  लाख: LAKH,
};
/** Three digits behind a dot are paise to nobody, unless a unit follows: they may be thousands. */
const SUM = /^(\d+(?:\.\d{1,2}|\.\d+(?=\p{L}))?)(\p{L}[\p{L}\p{M}]*)?$/u;

/** A sum as people write it, in whole rupees: "₹6,999", "1.5 lakh", "5k", "14,999.50" (paise are rounded); or what is wrong. */
export const typedRupees = (typed: string): number | SumFault => {
  const text = asciiDigits(typed)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[,\s]/g, "")
    .replace(/^(?:₹|rs\.?|inr|रु\.?)/u, "")
    .replace(/(?:\/-|₹)$/u, "");
  if (text === "") return "noSum";
  const [, number, unit = ""] = SUM.exec(text) ?? [];
  const factor = unit === "" ? 1 : UNITS[unit];
  if (number === undefined || factor === undefined) return "sumUnread";
  const rupees = Math.round(Number(number) * factor);
  if (rupees > MOST_RUPEES) return "sumTooLarge";
  return rupees > 0 ? rupees : "sumUnread";
};
