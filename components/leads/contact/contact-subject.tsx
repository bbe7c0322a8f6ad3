import { contactPath } from "@/lib/domain/leads/contact-topics";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ContactRequest } from "@/lib/domain/leads/contact-request";
import { OFFERED, type PackageTable } from "@/lib/domain/check/packages";
import type { OrderPay } from "@/lib/content/slices/pay-words";
import type { ContactWords } from "@/lib/content/en/contact";
import { PackageSlip } from "@/components/leads/package-slip";

type ContactSubjectProps = {
  lang: Lang;
  words: ContactWords;
  table: PackageTable;
  request: ContactRequest;
  /** What the package holds, in a few words each. */
  short: readonly string[];
  /** How an order is paid; null: it says nothing of it. */
  pay: OrderPay | null;
};

/** What the visitor came for: an order, a demo, a call or a question, about a package with its price and content. */
export function ContactSubject(props: ContactSubjectProps) {
  const { lang, words, table, request, short, pay } = props;
  const { topic, pack } = request;
  const { heading, lead, withPackage, leadWithPackage } = words.asked[topic];
  if (!pack)
    return (
      <>
        <h1>{heading}</h1>
        <p className="mt-4 text-lead text-soft">{lead}</p>
        {(topic === "order" || topic === "demo") && (
          <>
            <h2 className="mt-7 text-xl">{words.which}</h2>
            <ul className="entries mt-3">
              {OFFERED.map(({ id, name }) => (
                <li key={id}>
                  <a
                    className="flex items-baseline justify-between gap-x-4 underline"
                    href={pathIn(lang, contactPath(topic, id))}
                  >
                    <span>
                      {table[id]!.plain}
                      <span className="block text-base" lang="en">
                        {name}
                      </span>
                    </span>
                    <strong>{table[id]!.price.whole}</strong>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    );
  return (
    <>
      <h1>{fill(withPackage, { package: table[pack.id]!.plain })}</h1>
      {!pay && <p className="mt-3 text-lead text-soft">{leadWithPackage}</p>}
      <PackageSlip pack={pack} table={table} isNamed>
        {pay && <p className="mt-2 font-bold">{pay.amount}</p>}
        <details className="entry">
          <summary>{words.included}</summary>
          <ul className="list-tick">
            {short.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <a
            className="inline-flex min-h-11 items-center underline"
            href={pathIn(lang, `/services#${pack.id}`)}
          >
            {words.more}
          </a>
        </details>
      </PackageSlip>
      {pay?.notes.map((note) => (
        <p key={note} className="mt-3">
          {note}
        </p>
      ))}
    </>
  );
}
