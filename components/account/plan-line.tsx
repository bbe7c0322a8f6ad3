import { useState } from "react";
import { rememberedCheck } from "@/lib/browser/check/remembered-check";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { AccountWords } from "@/lib/content/en/account";
import { buttonClass } from "@/components/ui/button";
import { weekdayIn } from "@/components/ui/date-format";

/** How far the plan on this device is, and the way to it. */
export function PlanLine({ lang, words }: { lang: Lang; words: AccountWords["plan"] }) {
  const [check] = useState(rememberedCheck);
  const plan = check && "plan" in check ? check.plan : null;
  const next = plan?.next;
  return (
    <section className="page margin-line pt-7 lg:pt-14" aria-labelledby="plan">
      <h2 id="plan">{words.title}</h2>
      {plan && (
        <p className="text-lead font-semibold">
          {fill(words.some, { done: plan.done, total: plan.total })}
          {next?.dueAt && ` · ${fill(words.day, { n: next.n, day: weekdayIn(lang, next.dueAt) })}`}
        </p>
      )}
      <a className={buttonClass("secondary", "mt-3")} href={pathIn(lang, "/plan")} target="_self">
        {words.open}
      </a>
    </section>
  );
}
