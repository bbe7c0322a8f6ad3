import type { AdviceChoiceWords } from "@/lib/content/en/advice-choice";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { AdviceChoice, useAiConsent } from "@/components/shared/advice-choice";
import "./check.css";

type CheckNoticeProps = { id: string; lang: Lang; words: AdviceChoiceWords; textVersion: string };

/** Before the first answer: that answers are kept and where they go; opened, the details and the choice. */
export function CheckNotice({ id, lang, words, textVersion }: CheckNoticeProps) {
  const isAi = useAiConsent();
  const { notice, text, privacy } = words;
  return (
    <details className="notice border-b border-rule">
      <summary className="flex min-h-11 list-none flex-col justify-center">
        <span id={id}>
          {isAi === false ? notice.standard : notice.ai}{" "}
          <span className="font-semibold text-red underline">{notice.more}</span>
        </span>
      </summary>
      <div className="grid gap-2 pb-4">
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <AdviceChoice lang={lang} words={words} textVersion={textVersion} />
        <p>
          <a href={pathIn(lang, "/privacy#ai")}>{privacy}</a>
        </p>
      </div>
    </details>
  );
}
