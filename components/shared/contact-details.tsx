import type { ChromeWords } from "@/lib/content/en/chrome";
import type { ContactWords } from "@/lib/content/en/contact";
import type { ContactFacts } from "@/components/site/footer";

type ContactDetailsProps = {
  words: ContactWords["ways"];
  hours: ChromeWords["footer"];
  reach: ContactFacts;
};

const LINK = "inline-flex min-h-11 items-center text-lead font-bold text-red underline";

/** Phone, e-mail and hours as ruled lines. */
export function ContactDetails({ words, hours, reach }: ContactDetailsProps) {
  const phone = (
    <a className={LINK} href={`tel:${reach.phone.dial}`}>
      {reach.phone.shown}
    </a>
  );
  const email = (
    <a className={`${LINK} break-all`} href={`mailto:${reach.email}`}>
      {reach.email}
    </a>
  );
  const open = (
    <p className="py-2">
      {hours.hours}
      {hours.closed && <br />}
      {hours.closed}
    </p>
  );
  return (
    <dl className="mt-7 border-y border-ink">
      {Object.entries({ phone, email, hours: open }).map(([name, fact]) => (
        <div
          key={name}
          className="border-rule py-1.5 not-first:border-t sm:grid sm:grid-cols-[10rem_1fr] sm:items-center"
        >
          <dt className="pt-1 text-soft">{words[name as "phone" | "email" | "hours"]}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
