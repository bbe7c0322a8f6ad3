import { SignInPanel } from "@/components/auth/sign-in-panel";
import { contentIn } from "@/lib/content";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang, unlistedMetadata } from "@/lib/server/site/page-here";

export const generateMetadata = unlistedMetadata(({ auth }) => auth);

/** One screen of a phone: the button first, what signing in gives and what works without it below, closed. */
export default async function AuthPage() {
  const lang = await currentLang();
  const { gains, lead, title, without, ...auth } = contentIn(lang).auth;
  const { agree, button, inApp, panel, problems } = auth;
  return (
    <div className="page max-w-xl py-6 lg:py-14">
      <h1>{title}</h1>
      <p className="mt-2 mb-5">{lead}</p>
      <SignInPanel lang={lang} words={{ agree, button, inApp, panel, problems }} />
      <div className="mt-4 border-y border-ink">
        <details className="entry">
          <summary>{gains.title}</summary>
          <ul className="list-tick">
            {[gains.device, gains.progress].map((gain) => (
              <li key={gain.title}>
                <strong>{gain.title}.</strong> {gain.text}
              </li>
            ))}
          </ul>
        </details>
        <details className="entry">
          <summary>{without.title}</summary>
          <p>
            {without.text}
            <a className="text-link flex" href={pathIn(lang, "/health-check")}>
              {without.check}
            </a>
          </p>
        </details>
      </div>
    </div>
  );
}
