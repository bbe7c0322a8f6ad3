"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import { lazyPart } from "@/components/ui/lazy/lazy-part";
import { hasTopic } from "./has-topic";

const load = lazyPart(() => import("./whatsapp-box"), "contact");

type WhatsAppWayProps = {
  lang: Lang;
  /** The link without a topic, as the server renders it. */
  children: ReactNode;
};

/** Contact by WhatsApp: in general, or about the topic in the page's address. */
export function WhatsAppWay({ lang, children }: WhatsAppWayProps) {
  const [box, setBox] = useState<ReactNode>(null);
  useEffect(() => {
    if (!hasTopic()) return;
    load(lang).then(
      ({ WhatsAppBox, words }) => setBox(<WhatsAppBox {...words} search={location.search} />),
      () => {}, // the general one stays
    );
  }, [lang]);
  return box ?? children;
}
