import { SettingsPage } from "@/components/account/settings-page";
import { PageHead } from "@/components/shared/page-head";
import { contentIn } from "@/lib/content";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { currentLang } from "@/lib/server/site/current-lang";
import { unlistedMetadata } from "@/lib/server/site/metadata-here";

export const generateMetadata = unlistedMetadata(({ settings }) => settings);

export default async function Page() {
  const lang = await currentLang();
  const { adviceChoice, auth, settings } = contentIn(lang);
  const { title, description, lead, ...words } = settings;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <SettingsPage
        lang={lang}
        words={words}
        menu={auth.menu}
        choice={adviceChoice}
        textVersion={TEXT_VERSIONS.privacy}
      />
    </>
  );
}
