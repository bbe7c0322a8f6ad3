import type { ReactNode } from "react";
import type { LawSection, LawText } from "@/lib/content/facts/law-text";
import "./law-page.css";
import { Contents } from "@/components/shared/contents";
import { TextList } from "@/components/shared/text-list";

type LawPageProps<T extends LawText> = {
  text: T;
  labels: { summary: string; contents: string; changed: string };
  /** Content below a section's words, by the section's key. */
  below: Readonly<Partial<Record<keyof T["sections"], ReactNode>>>;
  /** Content below all sections. */
  children: ReactNode;
};

/** Terms, privacy or refunds: summary, contents, numbered sections with their anchors. */
export function LawPage<T extends LawText>({ text, labels, below, children }: LawPageProps<T>) {
  const sections = Object.entries(text.sections) as [keyof T["sections"] & string, LawSection][];
  return (
    <article>
      <header className="border-b border-rule">
        <div className="page margin-line grid items-start gap-x-14 gap-y-6 py-8 lg:grid-cols-[1fr_2fr] lg:py-14">
          <div>
            <h1 className="lg:text-title">{text.title}</h1>
            <p className="mt-3 text-base text-soft">{labels.changed}</p>
          </div>
          <p className="sample-page text-lead leading-normal">
            <strong className="block text-red">{labels.summary}</strong>
            {text.summary}
          </p>
        </div>
      </header>
      <div>
        <div className="page margin-line ledger-columns">
          <div className="law-nav ledger-head">
            <Contents
              title={labels.contents}
              items={sections.map(([id, { title }]) => ({ href: `#${id}`, text: title }))}
            />
          </div>
          <div className="ledger-body">
            {sections.map(([id, { title, text: paragraphs, points, close }], at) => (
              <section key={id} id={id} className="law-section">
                <h2>{`${at + 1}. ${title}`}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {points && <TextList items={points} />}
                {close && <p>{close}</p>}
                {below[id]}
              </section>
            ))}
            {children}
          </div>
        </div>
      </div>
    </article>
  );
}
