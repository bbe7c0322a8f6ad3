"use client";

import { dueLinesIn, duesIn } from "@/lib/domain/tools/dues";
import type { DuesWords } from "@/lib/content/en/tools";
import { DuesList } from "./dues-list";
import { Reminders } from "./reminders";
import { ToolForm, type ToolFormProps } from "./tool-form";

type UdhaarFormProps = Omit<ToolFormProps, "duesOf"> & { dues: DuesWords };

/** The tool with the list of dues; the other tools do not load its code. */
export function UdhaarForm({ dues: words, ...props }: UdhaarFormProps) {
  const duesOf = (data: FormData | null, left: FormData | null) => {
    const lines = data ? dueLinesIn(data) : [];
    const dues = duesIn(lines);
    const { form, opens } = props;
    return {
      dues,
      list: (
        <DuesList
          words={words}
          problems={form.problems}
          lines={lines}
          left={left ? dueLinesIn(left) : []}
        />
      ),
      reminders: (
        <Reminders words={words} message={props.words.message} dues={dues} opens={opens} />
      ),
    };
  };
  return <ToolForm {...props} duesOf={duesOf} />;
}
