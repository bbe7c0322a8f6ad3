import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { PageHead } from "@/components/shared/page-head";
import { contentIn } from "@/lib/content";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { currentLang } from "@/lib/server/site/current-lang";

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = contentIn(await currentLang()).account;
  return { title, description, robots: { index: false } };
}

export default async function Page() {
  const lang = await currentLang();
  const { account, comparison } = contentIn(lang);
  const { title, description, heading, lead, ...words } = account;
  return (
    <>
      <PageHead title={heading} lead={lead} />
      <AccountPage
        lang={lang}
        words={words}
        check={checkWordsIn(lang)}
        comparison={comparison.note}
      />
    </>
  );
}
