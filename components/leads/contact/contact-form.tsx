"use client";

import type { ReactNode } from "react";
import { mayHaveCheck } from "@/lib/browser/check/unsent";
import { readDraft } from "@/lib/browser/leads/draft";
import type { Lang } from "@/lib/domain/core/languages";
import type { ContactRequest } from "@/lib/domain/leads/contact-request";
import { LazyIsland } from "@/components/ui/lazy/lazy-island";
import { lazyPart } from "@/components/ui/lazy/lazy-part";

type ContactFormProps = {
  lang: Lang;
  request: ContactRequest;
  /** Shown when the form cannot be sent without a connection. */
  offline: string;
  /** The form as the server renders it. */
  children: ReactNode;
};

const load = lazyPart(() => import("./live-contact-form"), "contact");

const isDue = () => mayHaveCheck() || Object.values(readDraft()).some(Boolean);

/** The contact form; its code is loaded for a visitor who types, has a draft, or may have a check to send along. */
export function ContactForm({ lang, request, offline, children }: ContactFormProps) {
  return (
    <LazyIsland
      load={() => load(lang)}
      show={({ LiveContactForm, words }, island) => (
        <LiveContactForm lang={lang} request={request} {...words} {...island} />
      )}
      isDue={isDue}
      lost={offline}
    >
      {children}
    </LazyIsland>
  );
}
