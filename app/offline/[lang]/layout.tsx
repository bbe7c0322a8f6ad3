import "@/app/globals.css"; // first, so that its order of layers applies to all other sheets
import type { ReactNode } from "react";
import { AuthProvider } from "@/components/auth/auth-provider";
import { DocumentEffects } from "@/components/site/document-effects";
import { OfflineNote } from "@/components/ui/offline-note";
import { contentIn } from "@/lib/content";
import { LANGS } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/page-here";

export { viewport } from "@/app/[lang]/layout";

export const dynamicParams = false;
export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

/** A page without header and footer, because a phone loads it for the day without a network. */
export default async function OfflineLayout({ children }: { children: ReactNode }) {
  const lang = await currentLang();
  return (
    // The check's script changes the root before React hydrates it.
    <html lang={lang} suppressHydrationWarning>
      <body>
        <AuthProvider lang={lang}>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </AuthProvider>
        <OfflineNote words={contentIn(lang).chrome.offline} />
        <DocumentEffects lang={lang} isCopy />
      </body>
    </html>
  );
}
