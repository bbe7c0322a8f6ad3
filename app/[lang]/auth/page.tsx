import { SignInPanel } from "@/components/auth/sign-in-panel";
import { WashBand } from "@/components/shared/wash-band";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { signInWordsIn } from "@/lib/content/slices/sign-in-words";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";
import { unlistedMetadata } from "@/lib/server/site/metadata-here";

export const generateMetadata = unlistedMetadata(({ auth }) => auth);

export default async function AuthPage() {
  const lang = await currentLang();
  const { gains, lead, panel, title, without } = contentIn(lang).auth;
  return (
    <>
      <div className="page grid gap-x-16 gap-y-10 py-8 lg:grid-cols-2 lg:py-16">
        <section className="margin-line" aria-labelledby="google">
          <h1>{title}</h1>
          <p className="mt-3 max-w-prose text-lead text-soft">{lead}</p>
          <h2 id="google" className="mt-7 mb-2 text-xl">
            {panel.title}
          </h2>
          <SignInPanel lang={lang} words={signInWordsIn(lang)} />
        </section>
        <section className="sample-page self-start" aria-labelledby="gains">
          <h2 id="gains" className="mb-4 text-xl">
            {gains.title}
          </h2>
          <ul className="entries">
            {[gains.device, gains.progress].map((gain) => (
              <li key={gain.title}>
                <h3 className="text-lg">{gain.title}</h3>
                <p className="text-base leading-snug">{gain.text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <WashBand id="without" title={without.title} text={without.text} drawing="phone">
        <a className={buttonClass("secondary")} href={pathIn(lang, "/health-check")}>
          {without.check}
        </a>
      </WashBand>
    </>
  );
}
