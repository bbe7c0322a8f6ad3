"use client";

import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { Button } from "@/components/ui/button";
import { OutcomeLine } from "./outcome-line";
import { useLeadChange } from "./use-lead-change";
import type { DeskProps } from "@/components/desk/desk-words";

type LeadMarkProps = DeskProps & { detail: LeadDetail; onChange: (detail: LeadDetail) => void };

/** Marks a lead as spam, or takes the mark off. */
export function LeadMark(props: LeadMarkProps) {
  const { lang, words, detail } = props;
  const { mark } = words.leadPage;
  const { outcome, change } = useLeadChange(props);
  const isSpam = detail.row.flags.length > 0;
  return (
    <details className="entry">
      <summary>{mark.title}</summary>
      <div className="grid gap-3 pb-4">
        <p>{mark.text}</p>
        <p>
          <Button onClick={() => void change({ kind: "mark", isSpam: !isSpam })}>
            {isSpam ? mark.notSpam : mark.spam}
          </Button>
        </p>
        <OutcomeLine {...{ lang, words, outcome }} />
      </div>
    </details>
  );
}
