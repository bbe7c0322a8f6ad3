import type { Metadata } from "next";
import { QuizButton } from "@/components/quiz/quiz-button";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { currentLang } from "@/lib/server/current-lang";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { absolute: contentIn(await currentLang()).home.title },
});

export default async function HomePage() {
  const lang = await currentLang();
  const { home } = contentIn(lang);
  return (
    <section className="page py-10">
      <h1>
        {home.hero.count} {home.hero.check}
      </h1>
      <p className="mt-4 text-lead">{home.hero.lead}</p>
      <p className="mt-6">
        <QuizButton lang={lang} kind="check" className={buttonClass("primary")}>
          {home.hero.buttons.check}
        </QuizButton>
      </p>
    </section>
  );
}
