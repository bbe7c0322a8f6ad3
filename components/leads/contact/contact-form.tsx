"use client";

import type { ReactNode } from "react";
import { readDraft } from "@/lib/browser/leads/draft";
import type { Lang } from "@/lib/domain/core/languages";
import { loadOnce } from "@/components/ui/lazy/load-once";
import { type IslandProps, LazyIsland } from "@/components/ui/lazy/lazy-island";
import { contactWords, isAboutSomething } from "./contact-words";

type ContactFormProps = {
  lang: Lang;
  /** Said where nothing can be sent for want of internet. */
  offline: string;
  /** The form as the server writes it. */
  children: ReactNode;
};

const load = loadOnce(async (lang: Lang) => {
  const [{ LiveContactForm }, words] = await Promise.all([
    import("./live-contact-form"),
    contactWords(lang),
  ]);
  const show = (given: IslandProps) => <LiveContactForm lang={lang} {...words} {...given} />;
  return show;
});

const NOTHING = {};
const isDue = () => isAboutSomething() || Object.values(readDraft()).some(Boolean);

/** The contact form; its code comes for whoever writes, or has written, or comes with a topic. */
export function ContactForm({ lang, offline, children }: ContactFormProps) {
  return (
    <LazyIsland load={() => load(lang)} props={NOTHING} isDue={isDue} lost={offline}>
      {children}
    </LazyIsland>
  );
}
