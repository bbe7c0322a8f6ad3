import { contentIn } from "@/lib/content";
import type { Source } from "@/lib/content/facts/post-facts";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";

const YEAR = { year: "numeric", timeZone: "UTC" } as const;
const DAY = { day: "numeric", month: "long", ...YEAR } as const;

/** An ISO date (2026-11-21) or year (2006) in a language. */
export function PostDate({ lang, date }: { lang: Lang; date: string }) {
  const format = new Intl.DateTimeFormat(`${lang}-IN`, date.includes("-") ? DAY : YEAR);
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}

type SourceEntryProps = {
  lang: Lang;
  source: Source;
  said: string | undefined;
  /** What of ours rests on it. */
  topics?: string;
};

/** A source with publisher and date, and where the text was read: enough to find it when the link is dead. */
export function SourceEntry({ lang, source, said, topics }: SourceEntryProps) {
  const words = contentIn(lang).blog.sources;
  const { title, publisher, published, url, checkedOn, copyAt } = source;
  return (
    <li>
      {topics && <p className="mb-1 font-semibold first-letter:uppercase">{topics}</p>}
      <a className="text-link" href={url} rel="noopener" lang="en">
        {title}
      </a>
      <p>{said}</p>
      <p className="text-base text-soft">
        <span lang="en">{publisher}</span>
        {published && (
          <>
            , <PostDate lang={lang} date={published} />
          </>
        )}
        . {words.read}: <PostDate lang={lang} date={checkedOn} />
        {copyAt && `, ${fill(words.copy, { at: copyAt })}`}
      </p>
    </li>
  );
}
