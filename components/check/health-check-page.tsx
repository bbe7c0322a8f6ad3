"use client";

import { useState, useSyncExternalStore } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { CheckWords, UnlistedWords } from "@/lib/content/slices/check-words";
import { HealthCheck } from "./health-check";
import { questionsFromDom } from "./questions-from-dom";
import { SampleResult } from "./sample-result";

const never = () => () => {};
const isSampleAsked = () => new URLSearchParams(location.search).has("sample");

type HealthCheckPageProps = { lang: Lang; words: UnlistedWords };

/** The check as a separate page, which lists all questions; `?sample` shows the sample result instead. */
export function HealthCheckPage({ lang, words }: HealthCheckPageProps) {
  const isSample = useSyncExternalStore(never, isSampleAsked, () => false);
  const [all] = useState<CheckWords>(() => ({ ...words, ...questionsFromDom() }));
  const leave = () => location.assign(pathIn(lang, "/"));
  const View = isSample ? SampleResult : HealthCheck;
  return <View lang={lang} words={all} onExit={leave} />;
}
