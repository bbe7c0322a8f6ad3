"use client";

import { Broken } from "@/components/site/broken";
import { broken as en } from "@/lib/content/en/broken";
import { broken as hi } from "@/lib/content/hi/broken";
import { site, whatsappLink } from "@/lib/content/site";
import "./globals.css";

const WORDS = { en, hi } as const;

/** In place of everything, when the layout itself failed: the language is not known then, so both speak. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>{`${en.title} | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <main>
          {(["en", "hi"] as const).map((lang) => (
            <section key={lang} lang={lang}>
              <Broken
                lang={lang}
                words={WORDS[lang]}
                onRetry={reset}
                chatHref={whatsappLink(WORDS[lang].chatText)}
              />
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
