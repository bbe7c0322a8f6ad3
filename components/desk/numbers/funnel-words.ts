import { fill } from "@/lib/domain/core/fill";
import { isQuestionId, QUESTION_IDS } from "@/lib/domain/check/sections";
import type { FunnelStep } from "@/lib/domain/funnel/daily-counts";
import type { DeskRoomWords } from "@/components/desk/desk-words";

/** The name of a step; a question has its number. */
export const stepIn = ({ question, steps }: DeskRoomWords["funnel"], step: FunnelStep): string =>
  isQuestionId(step) ? fill(question, { n: QUESTION_IDS.indexOf(step) + 1 }) : steps[step];

/** A share in per cent; a dash for 0 of 0. */
export const shareIn = (part: number, all: number): string =>
  all > 0 ? `${Math.round((part / all) * 100)} %` : "–";
