import type { ReactNode } from "react";
import { fill } from "@/lib/domain/fill";
import type { ChromeWords } from "@/lib/content/en/chrome";
import { BrandMark } from "./brand-mark";
import { ChatLink } from "./chat-link";

/** What a visitor needs to reach us, from lib/content/site.ts. */
export type Reach = {
  name: string;
  phone: { dial: string; shown: string };
  email: string;
  hours: { opens: string; closes: string };
  replyHours: number;
};

type FooterProps = { words: ChromeWords; reach: Reach; chatHref: string };

const LINK = "inline-flex min-h-11 items-center gap-2 text-paper underline underline-offset-4";

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-soft py-5 md:border-t-0 md:py-0">
    <h2 className="text-base font-bold tracking-normal">{title}</h2>
    {children}
  </section>
);

export function Footer({ words: { footer, opensWhatsApp }, reach, chatHref }: FooterProps) {
  return (
    <footer className="bg-ink text-paper print:hidden">
      <div className="page pt-10 pb-8 md:grid md:grid-cols-4 md:gap-8 md:pt-14">
        <div className="pb-6">
          <p className="flex items-center gap-2 text-xl font-extrabold">
            <BrandMark className="h-8 w-7" />
            {reach.name}
          </p>
          <p className="mt-3 text-base">{footer.promise}</p>
        </div>
        <Column title={footer.reach}>
          <ul className="mt-1">
            <li>
              <ChatLink className={LINK} href={chatHref} opens={opensWhatsApp}>
                {footer.whatsapp}
              </ChatLink>
            </li>
            <li>
              <a className={LINK} href={`tel:${reach.phone.dial}`}>
                {reach.phone.shown}
              </a>
            </li>
            <li>
              <a className={`${LINK} break-all`} href={`mailto:${reach.email}`}>
                {reach.email}
              </a>
            </li>
          </ul>
        </Column>
        <Column title={footer.hoursTitle}>
          <p className="mt-2 text-base">
            {fill(footer.hours, reach.hours)}
            <br />
            {footer.closed}
          </p>
          <p className="mt-2 text-base">{fill(footer.reply, { hours: reach.replyHours })}</p>
        </Column>
        <Column title={footer.dataTitle}>
          <p className="mt-2 text-base">{footer.data}</p>
        </Column>
      </div>
    </footer>
  );
}
