"use client";

import { useParams } from "next/navigation";
import { Broken } from "@/app/broken";
import { isLang, LANGS } from "@/lib/domain/core/languages";

/** Replaces a page that failed; header and footer stay. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const { lang } = useParams();
  return <Broken lang={isLang(lang) ? lang : LANGS[0]} onRetry={reset} />;
}
