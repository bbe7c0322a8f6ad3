"use client";

import { useSyncExternalStore } from "react";
import { type Lang, pathIn } from "@/lib/domain/languages";
import type { CheckWords } from "@/lib/content/check-words";
import { HealthCheck } from "./health-check";
import { SampleResult } from "./sample-result";

const never = () => () => {};
const isSampleAsked = () => new URLSearchParams(location.search).has("sample");

/** The check as a page of its own; `?sample` shows the sample result instead. */
export function HealthCheckPage({ lang, words }: { lang: Lang; words: CheckWords }) {
  const isSample = useSyncExternalStore(never, isSampleAsked, () => false);
  const leave = () => location.assign(pathIn(lang, "/"));
  const View = isSample ? SampleResult : HealthCheck;
  return <View lang={lang} words={words} onExit={leave} />;
}
