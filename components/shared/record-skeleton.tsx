import { LedgerSection } from "./ledger-section";

const ROWS = ["w-2/3", "w-4/5", "w-1/2", "w-3/4"];

/** Ruled lines while the record is loaded; without JavaScript a text that says what to do instead. */
export const RecordSkeleton = ({
  title,
  withoutScript,
}: {
  title: string;
  withoutScript: string;
}) => (
  <LedgerSection id="loading" title={title}>
    <noscript>
      <p className="mb-6 max-w-prose">{withoutScript}</p>
    </noscript>
    <ul className="entries noscript:hidden" aria-hidden="true">
      {ROWS.map((width) => (
        <li key={width} className="py-5!">
          <span className={`block h-5 bg-rule ${width}`} />
        </li>
      ))}
    </ul>
  </LedgerSection>
);
