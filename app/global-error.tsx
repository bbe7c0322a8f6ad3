"use client";

import { Broken } from "./broken";
import { LANGS } from "@/lib/domain/core/languages";
import "./globals.css";

/** In place of everything, when the layout itself failed: the language is not known then, so both speak. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>BizGrow</title>
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
