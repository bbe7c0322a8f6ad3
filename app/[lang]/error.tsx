"use client";

import { useParams } from "next/navigation";
import { Broken } from "@/components/site/broken";
import { broken as en } from "@/lib/content/en/broken";
import { broken as hi } from "@/lib/content/hi/broken";
import { whatsappLink } from "@/lib/content/site";
import { isLang, LANGS } from "@/lib/domain/languages";

/** No server stands behind an error, so these few words of both languages come with the page's script. */
const WORDS = { en, hi };

/** In place of a page that failed; header and footer stay. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const { lang: named } = useParams();
  const lang = isLang(named) ? named : LANGS[0];
  const words = WORDS[lang];
  return (
    <Broken lang={lang} words={words} onRetry={reset} chatHref={whatsappLink(words.chatText)} />
  );
}
