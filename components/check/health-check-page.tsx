"use client";

import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { CheckWords, UnlistedWords } from "@/lib/content/slices/check-words";
import { HealthCheck } from "./health-check";
import { questionsFromDom } from "./questions-from-dom";
import { SampleResult } from "./sample-result";

const never = () => () => {};
const isSampleAsked = () => new URLSearchParams(location.search).has("sample");

type HealthCheckPageProps = {
  lang: Lang;
  heading: string;
  /** On a phone they take the place of the header. */
  links?: ReactNode;
} & ({ words: UnlistedWords; firstQuestion: string } | { words: CheckWords });

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

/** The check as a page, which lists all questions or has them in `words`; `?sample` shows the sample result instead. */
export function HealthCheckPage(props: HealthCheckPageProps) {
  const { lang, links } = props;
  const isSample = useSyncExternalStore(never, isSampleAsked, () => false);
  const [all] = useState<CheckWords>(() =>
    "firstQuestion" in props
      ? { ...props.words, ...questionsFromDom(props.firstQuestion) }
      : props.words,
  );
  const { sampleHeading, sampleName } = all.quiz.results;
  const heading = isSample ? sampleName : props.heading;
  useEffect(() => (isSample ? keepTitle(sampleHeading) : undefined), [isSample, sampleHeading]);
  const View = isSample ? SampleResult : HealthCheck;
  return (
    <View lang={lang} words={all} leave={{ href: pathIn(lang, "/") }} page={{ heading, links }} />
  );
}
