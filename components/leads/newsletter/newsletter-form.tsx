"use client";

import type { ReactNode } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import { LazyIsland } from "@/components/ui/lazy/lazy-island";
import { lazyPart } from "@/components/ui/lazy/lazy-part";

type NewsletterFormProps = {
  lang: Lang;
  /** Shown when the form cannot be sent without a connection. */
  offline: string;
  /** The form as the server renders it. */
  children: ReactNode;
};

const load = lazyPart(() => import("./live-newsletter-form"), "shell");

/** The newsletter's form in the footer; its code is loaded at the first touch. */
export function NewsletterForm({ lang, offline, children }: NewsletterFormProps) {
  return (
    <LazyIsland
      load={() => load(lang)}
      show={({ LiveNewsletterForm, words }, island) => (
        <LiveNewsletterForm lang={lang} {...words.newsletter} {...island} />
      )}
      lost={offline}
    >
      {children}
    </LazyIsland>
  );
}
