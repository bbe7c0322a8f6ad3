"use client";

import { type ReactNode, useEffect } from "react";
import { useHere } from "@/components/ui/use-here";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { HealthCheck } from "./health-check";
import { SampleResult } from "./sample-result";

const isSampleAsked = () => new URLSearchParams(location.search).has("sample");

type HealthCheckPageProps = {
  lang: Lang;
  words: CheckWords;
  heading: string;
  /** On a phone they take the place of the header. */
  links?: ReactNode;
};

/** Next puts the page's own title back when it is through with the head. */
const keepTitle = (title: string) => {
  const put = () => {
    if (document.title !== title) document.title = title;
  };
  put();
  const watch = new MutationObserver(put);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => watch.disconnect();
};

/** The check as a page; `?sample` shows the sample result instead. */
export function HealthCheckPage({ lang, words, heading, links }: HealthCheckPageProps) {
  const isSample = useHere(isSampleAsked, false);
  const { sampleHeading, sampleName } = words.quiz.results;
  useEffect(() => (isSample ? keepTitle(sampleHeading) : undefined), [isSample, sampleHeading]);
  const View = isSample ? SampleResult : HealthCheck;
  return (
    <View
      lang={lang}
      words={words}
      leave={{ href: pathIn(lang, "/") }}
      page={{ heading: isSample ? sampleName : heading, links }}
    />
  );
}
