import { Fragment } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { TEXT_LINK } from "@/lib/domain/core/text-link";

/** A text of a post with its links. */
export function Linked({ lang, text }: { lang: Lang; text: string }) {
  // Split by a pattern with two groups: text, words, path, text, words, path, …, text.
  const pieces = text.split(TEXT_LINK);
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return <Fragment key={at}>{piece}</Fragment>;
    if (at % 3 === 2) return null;
    return (
      <a key={at} className="font-semibold text-red underline" href={pathIn(lang, pieces[at + 1]!)}>
        {piece}
      </a>
    );
  });
}
