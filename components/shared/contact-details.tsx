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
  return (
    <dl className="reach">
      <div>
        <dt>{words.phone}</dt>
        <dd>
          <a className={LINK} href={`tel:${reach.phone.dial}`}>
            {reach.phone.shown}
          </a>
        </dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <a className={`${LINK} break-all`} href={`mailto:${reach.email}`}>
            {reach.email}
          </a>
        </dd>
      </div>
      <div>
        <dt>{words.hours}</dt>
        <dd className="py-2">
          {hours.hours}
          {hours.closed && <br />}
          {hours.closed}
        </dd>
      </div>
    </dl>
  );
}
