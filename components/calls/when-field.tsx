import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { DAY_PARTS } from "@/lib/domain/calls/call";
import { shortCallTime } from "@/lib/domain/calls/call-time";
import type { Lang } from "@/lib/domain/core/languages";
import type { CallWords } from "@/lib/content/slices/call-words";
import { afterPress, untilGone } from "@/lib/browser/core/timing";
import { readFreeTimes } from "@/lib/browser/leads/call-client";

/** The free half hours, epoch ms, once they have come. They do not replace what was chosen in `form` meanwhile. */
export const useFreeTimes = (form?: RefObject<HTMLFormElement | null>): readonly number[] => {
  const [times, setTimes] = useState<readonly number[]>([]);
  useEffect(
    () =>
      untilGone(readFreeTimes(), (found) =>
        afterPress(() => {
          const chosen = form?.current ? chosenIn(form.current) : null;
          if (chosen === null) setTimes(found);
        }),
      ),
    [form],
  );
  return times;
};

type WhenFieldProps = {
  lang: Lang;
  words: CallWords;
  /** The free half hours, epoch ms; none: the parts of a day are offered. */
  times?: readonly number[];
  /** The legend where only a half hour can be chosen. */
  onlyTimes?: string;
};

/** How many half hours are seen at once. */
const FIRST = 6;

/** When to ring: as soon as we can, one of the next half hours, or, where none is known, a part of the day. */
export function WhenField(props: WhenFieldProps) {
  const { lang, words, times = [], onlyTimes } = props;
  const { when } = words;
  const label = (at: number) => [String(at), shortCallTime(lang, at)] as const;
  const parts = DAY_PARTS.map((part) => [part, when.parts[part]] as const);
  const rest = times.slice(FIRST);
  return (
    <fieldset key={times.join()}>
      <legend className="font-semibold">{onlyTimes ?? when.legend}</legend>
      {times.length > 0 && <p className="text-soft">{when.zone}</p>}
      <div className="mt-2 grid grid-cols-2 gap-2">
        {!onlyTimes && (
          <Choice value="" isFirst isWide={times.length > 0}>
            {when.soon}
          </Choice>
        )}
        {(times.length > 0 ? times.slice(0, FIRST).map(label) : parts).map(([value, text]) => (
          <Choice key={value} value={value}>
            {text}
          </Choice>
        ))}
      </div>
      {rest.length > 0 && (
        <details className="entry">
          <summary>{when.more}</summary>
          <div className="grid grid-cols-2 gap-2">
            {rest.map(label).map(([value, text]) => (
              <Choice key={value} value={value}>
                {text}
              </Choice>
            ))}
          </div>
        </details>
      )}
    </fieldset>
  );
}

type ChoiceProps = { value: string; isFirst?: boolean; isWide?: boolean; children: ReactNode };

const Choice = ({ value, isFirst = false, isWide = false, children }: ChoiceProps) => (
  <label className={`flex min-h-11 items-center gap-3 ${isWide ? "col-span-2" : ""}`}>
    <input
      type="radio"
      name="call"
      value={value}
      defaultChecked={isFirst}
      className="size-6 shrink-0 accent-red"
    />
    <span>{children}</span>
  </label>
);

/** What was chosen in a form: a half hour (epoch ms), a part of the day, or null: as soon as we can. */
export const chosenIn = (form: HTMLFormElement): number | string | null => {
  const chosen = new FormData(form).get("call");
  if (typeof chosen !== "string" || chosen === "") return null;
  return /^\d+$/.test(chosen) ? Number(chosen) : chosen;
};
