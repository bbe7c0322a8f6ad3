"use client";

import { dueLinesIn, duesIn } from "@/lib/domain/tools/dues";
import { DuesList } from "./dues-list";
import { Reminders } from "./reminders";
import { ToolForm, type ToolFormProps } from "./tool-form";

/** The tool with the list of dues; the other tools do not load its code. */
export function UdhaarForm(props: Omit<ToolFormProps, "duesOf">) {
  const { form, opens, words } = props;
  const duesOf = (data: FormData | null) => {
    const lines = data ? dueLinesIn(data) : [];
    const dues = duesIn(lines);
    return {
      dues,
      list: <DuesList words={form.dues} problems={form.problems} lines={lines} />,
      reminders: <Reminders words={form.dues} message={words.message} dues={dues} opens={opens} />,
    };
  };
  return <ToolForm {...props} duesOf={duesOf} />;
}
