"use client";

import { Broken } from "./broken";
import { OUR_NAME } from "./facts-of-build";
import { LANGS } from "@/lib/domain/core/languages";
import "./globals.css";

/** Replaces the whole page when the layout failed: the language is unknown then, so it is in both languages. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>{OUR_NAME}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <main>
          {LANGS.map((lang) => (
            <Broken key={lang} lang={lang} onRetry={reset} />
          ))}
        </main>
      </body>
    </html>
  );
}
