import { AccountPage } from "@/components/account/account-page";
import { PageHead } from "@/components/shared/sections";
import { contentIn } from "@/lib/content";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { accountCheckWordsIn } from "@/lib/content/slices/account-words";
import { currentLang, unlistedMetadata } from "@/lib/server/site/page-here";

export const generateMetadata = unlistedMetadata(({ account }) => account);

export default async function Page() {
  const lang = await currentLang();
  const { account, auth, settings } = contentIn(lang);
  const { title, description, lead, ...words } = account;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <AccountPage
        lang={lang}
        words={words}
        check={accountCheckWordsIn(lang)}
        settings={settings}
        menu={auth.menu}
        textVersion={TEXT_VERSIONS.privacy}
      />
    </>
  );
}
