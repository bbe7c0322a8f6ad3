import "@/app/globals.css"; // first, so that its order of layers applies to all other sheets
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { AgreeLine } from "@/components/auth/agree-line";
import { AuthProvider } from "@/components/auth/auth-provider";
import { WelcomeDialog } from "@/components/auth/welcome-dialog";
import { AccountSlot, MenuAccount } from "@/components/site/account-slot";
import { ChatButton } from "@/components/site/chat-link";
import { Footer } from "@/components/site/footer";
import { Header } from "@/components/site/header";
import { NewsletterForm } from "@/components/leads/newsletter-form";
import { OfflineNote } from "@/components/ui/offline-note";
import { HEAD_SCRIPT } from "@/components/site/head-scripts";
import { DocumentEffects } from "@/components/site/document-effects";
import { contentIn } from "@/lib/content";
import { newsletterFormIn } from "@/lib/content/slices/contact-words";
import { footerLinksIn, navigationIn } from "@/lib/content/facts/navigation";
import { site, whatsappLink } from "@/lib/content/facts/site";
import { LANGS } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/page-here";
import { env } from "@/lib/server/core/env";

export const dynamicParams = false;
export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

/** Always light; a phone's address bar gets the colour of the ledger's cover. */
export const viewport: Viewport = { themeColor: site.accent, colorScheme: "light" };

export async function generateMetadata(): Promise<Metadata> {
  const { chrome } = contentIn(await currentLang());
  return {
    metadataBase: new URL(env().siteUrl),
    title: { default: chrome.title, template: `%s | ${site.name}` },
    description: chrome.description,
    applicationName: site.name,
    formatDetection: { telephone: false },
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "48x48" },
        { url: "/icon.svg", type: "image/svg+xml" },
      ],
      apple: "/apple-icon.png",
    },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const lang = await currentLang();
  const { auth, chrome } = contentIn(lang);
  const newsletter = newsletterFormIn(lang);
  const { label, signIn } = auth.menu;
  return (
    // The script in the head changes the root before React hydrates it.
    <html lang={lang} suppressHydrationWarning>
      <head>
        {/* oxlint-disable-next-line react/no-danger -- constant text, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
      </head>
      <body>
        <a
          className="absolute top-2 left-2 z-10 [translate:0_-200%] bg-card px-4 py-3 font-semibold focus:[translate:none]"
          href="#main"
          target="_self"
        >
          {chrome.skip}
        </a>
        <AuthProvider lang={lang}>
          <Header
            lang={lang}
            name={site.name}
            logo={site.logo}
            words={chrome}
            links={navigationIn(lang)}
            account={{
              slot: <AccountSlot lang={lang} words={{ label, signIn }} />,
              menu: <MenuAccount lang={lang} signIn={signIn} />,
            }}
          />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <WelcomeDialog
            lang={lang}
            title={auth.welcome.title}
            signIn={auth.button.signIn}
            skip={auth.welcome.skip}
            below={<AgreeLine lang={lang} words={auth.agree} />}
          >
            <p>{auth.welcome.text}</p>
            <p className="text-soft">{auth.welcome.honest}</p>
          </WelcomeDialog>
        </AuthProvider>
        <Footer
          lang={lang}
          words={chrome}
          links={footerLinksIn(lang)}
          reach={site}
          chatHref={whatsappLink(chrome.footer.whatsappText)}
          newsletter={newsletter.words.newsletter.open}
        >
          <NewsletterForm lang={lang} {...newsletter} />
        </Footer>
        <OfflineNote words={chrome.offline} />
        <DocumentEffects lang={lang} />
        <ChatButton href={whatsappLink(chrome.chat.greeting)} words={chrome} />
      </body>
    </html>
  );
}
