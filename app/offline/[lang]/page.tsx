import type { Metadata } from "next";
import { HealthCheckPage } from "@/components/check/health-check-page";
import { ResumingScript } from "@/components/check/resuming-script";
import { contentIn } from "@/lib/content";
import { site } from "@/lib/content/facts/site";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { currentLang } from "@/lib/server/site/page-here";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: contentIn(await currentLang()).healthCheck.title,
  robots: { index: false },
});

/** The copy of /health-check on a device (docs/decisions/042-a-worker-keeps-the-check.md). */
export default async function OfflineCheck() {
  const lang = await currentLang();
  return (
    <>
      <ResumingScript />
      <div className="check-room">
        <div className="check-page">
          <HealthCheckPage
            lang={lang}
            words={checkWordsIn(lang)}
            heading={contentIn(lang).healthCheck.title}
            links={<strong className="check-links">{site.name}</strong>}
          />
        </div>
      </div>
    </>
  );
}
