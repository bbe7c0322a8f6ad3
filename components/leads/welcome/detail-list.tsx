import type { WelcomePageWords } from "@/lib/content/slices/onboarding-words";
import type { DetailTexts } from "./detail-texts";

const ROWS = [
  ...(["name", "businessName", "businessType", "location"] as const),
  ...(["experience", "phone", "email"] as const),
];

/** The details as rows. */
export function DetailList({
  words,
  details,
}: {
  words: WelcomePageWords["details"];
  details: DetailTexts;
}) {
  return (
    <dl className="border-y border-ink">
      {ROWS.map((row) => (
        <div
          key={row}
          className="border-rule py-2.5 not-first:border-t sm:grid sm:grid-cols-[12rem_1fr]"
        >
          <dt className="text-soft">{words[row]}</dt>
          <dd className="font-semibold wrap-anywhere">{details[row]}</dd>
        </div>
      ))}
    </dl>
  );
}
