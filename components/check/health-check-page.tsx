"use client";

import { type ReactNode, useState, useSyncExternalStore } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { CheckWords, UnlistedWords } from "@/lib/content/slices/check-words";
import { HealthCheck } from "./health-check";
import { questionsFromDom } from "./questions-from-dom";
import { SampleResult } from "./sample-result";

const never = () => () => {};
const isSampleAsked = () => new URLSearchParams(location.search).has("sample");

type HealthCheckPageProps = {
  lang: Lang;
  words: UnlistedWords;
  heading: string;
  /** On a phone they take the place of the header. */
  links: ReactNode;
  firstQuestion: string;
};

/** The check as a separate page, which lists all questions; `?sample` shows the sample result instead. */
export function HealthCheckPage(props: HealthCheckPageProps) {
  const { lang, words, heading, links, firstQuestion } = props;
  const isSample = useSyncExternalStore(never, isSampleAsked, () => false);
  const [all] = useState<CheckWords>(() => ({ ...words, ...questionsFromDom(firstQuestion) }));
  const View = isSample ? SampleResult : HealthCheck;
  return (
    <View lang={lang} words={all} leave={{ href: pathIn(lang, "/") }} page={{ heading, links }} />
  );
}
