import "@/app/globals.css"; // first, so that its order of layers applies to all other sheets
import "@/app/desk/desk.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { generateMetadata as siteMetadata } from "@/app/[lang]/layout";
import { clientWords } from "@/components/desk/desk-words";
import { DeskForms } from "@/components/desk/frame/desk-forms";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { currentLang } from "@/lib/server/site/page-here";

export { viewport } from "@/app/[lang]/layout";

/** Each page is rendered for its operator, with a nonce of its own (lib/server/edge/content-policy.ts). */
export const dynamic = "force-dynamic";

/** Pages write their titles themselves, with the number of people who wait. */
export const generateMetadata = async (): Promise<Metadata> => {
  const { metadataBase, formatDetection, icons } = await siteMetadata();
  return { metadataBase, formatDetection, icons, robots: { index: false } };
};

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const lang = await currentLang();
  return (
    <html lang={lang}>
      <body>
        {children}
        <DeskForms words={clientWords(deskWordsIn(lang))} />
      </body>
    </html>
  );
}
