import { useEffect, useRef } from "react";
import { buttonClass } from "@/components/ui/button";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { SettingsWords } from "@/lib/content/en/settings";

const TEXTS = { all: "text", device: "deviceOnly", "not-account": "notAccount" } as const;

type DeletedProps = {
  lang: Lang;
  words: SettingsWords["deletion"]["done"];
  /** What was deleted. */
  what: keyof typeof TEXTS;
};

/** Shown after a deletion; nothing on this page stores data again. */
export function Deleted({ lang, words, what }: DeletedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page margin-line py-10">
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="mt-3 max-w-prose">{words[TEXTS[what]]}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a className={buttonClass("primary")} href={pathIn(lang, "/")} target="_self">
          {words.home}
        </a>
        <a className={buttonClass("secondary")} href={pathIn(lang, "/health-check")}>
          {words.check}
        </a>
      </p>
    </div>
  );
}
