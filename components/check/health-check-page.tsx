"use client";

import { useState, useSyncExternalStore } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { CheckWords, UnlistedWords } from "@/lib/content/slices/check-words";
import { BrandMark } from "@/components/site/brand-mark";
import { LanguageSwitch } from "@/components/site/language-switch";
import { HealthCheck } from "./health-check";
import { questionsFromDom } from "./questions-from-dom";
import { SampleResult } from "./sample-result";

const never = () => () => {};
const isSampleAsked = () => new URLSearchParams(location.search).has("sample");

type HealthCheckPageProps = {
  lang: Lang;
  words: UnlistedWords;
  heading: string;
  home: string;
  firstQuestion: string;
};

/** The check as a separate page, which lists all questions; `?sample` shows the sample result instead. */
export function HealthCheckPage(props: HealthCheckPageProps) {
  const { lang, words, heading, home, firstQuestion } = props;
  const isSample = useSyncExternalStore(never, isSampleAsked, () => false);
  const [all] = useState<CheckWords>(() => ({ ...words, ...questionsFromDom(firstQuestion) }));
  const href = pathIn(lang, "/");
  /** On a phone they take the place of the header. */
  const links = (
    <span className="check-links">
      <a className="bar-link" href={href} aria-label={home} target="_self">
        <BrandMark />
      </a>
      <LanguageSwitch lang={lang} className="bar-link text-red" />
    </span>
  );
  const View = isSample ? SampleResult : HealthCheck;
  return <View lang={lang} words={all} leave={{ href }} page={{ heading, links }} />;
}
