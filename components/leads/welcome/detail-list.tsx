import { fieldsWith } from "@/lib/domain/leads/lead-fields";
import type { WelcomePageWords } from "@/lib/content/slices/onboarding-words";
import type { DetailTexts } from "./detail-texts";

type DetailListProps = { labels: WelcomePageWords["labels"]; details: DetailTexts };

/** The details as rows. */
export function DetailList({ labels, details }: DetailListProps) {
  return (
    <dl className="border-y border-ink">
      {fieldsWith("fact", true).map((field) => (
        <div
          key={field}
          className="border-rule py-2.5 not-first:border-t sm:grid sm:grid-cols-[12rem_1fr]"
        >
          <dt className="text-soft">{labels[field]}</dt>
          <dd className="font-semibold wrap-anywhere">{details[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
