"use client";

import type { ReactNode } from "react";
import { readDraft } from "@/lib/browser/leads/draft";
import type { Lang } from "@/lib/domain/core/languages";
import { LazyIsland } from "@/components/ui/lazy/lazy-island";
import { lazyPart } from "@/components/ui/lazy/lazy-part";
import { hasTopic } from "./has-topic";

type ContactFormProps = {
  lang: Lang;
  /** Shown when the form cannot be sent without a connection. */
  offline: string;
  /** The form as the server renders it. */
  children: ReactNode;
};

const load = lazyPart(() => import("./live-contact-form"), "contact");

const isDue = () => hasTopic() || Object.values(readDraft()).some(Boolean);

/** The contact form; its code is loaded for a visitor who types, has a draft, or comes with a topic. */
export function ContactForm({ lang, offline, children }: ContactFormProps) {
  return (
    <LazyIsland
      load={() => load(lang)}
      show={({ LiveContactForm, words }, island) => (
        <LiveContactForm lang={lang} {...words} {...island} />
      )}
      isDue={isDue}
      lost={offline}
    >
      {children}
    </LazyIsland>
  );
}
