"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import { contactWords, isAboutSomething } from "./contact-words";

const load = async (lang: Lang) => {
  const [{ WhatsAppBox }, { contactRequestFrom }, words] = await Promise.all([
    import("./whatsapp-box"),
    import("@/lib/domain/leads/contact-request"),
    contactWords(lang),
  ]);
  return <WhatsAppBox {...words} request={contactRequestFrom(location.search)} />;
};

/** The way by WhatsApp: a general one, and where the address names what it is about, one that says so. */
export function WhatsAppWay({ lang, children }: { lang: Lang; children: ReactNode }) {
  const [named, setNamed] = useState<ReactNode>(null);
  useEffect(() => {
    // Where it cannot be had, the general one does.
    if (isAboutSomething()) load(lang).then(setNamed, () => {});
  }, [lang]);
  return named ?? children;
}
