import { WRITTEN } from "@/lib/content";
import type { DeskTemplateWords } from "@/lib/content/en/desk-templates";
import { ANY, type DeskTemplate } from "@/lib/domain/desk/templates";

const template = (
  words: keyof DeskTemplateWords,
  { topic = ANY, status = ANY }: Partial<Omit<DeskTemplate, "id" | "texts">>,
): DeskTemplate => ({
  id: words,
  topic,
  status,
  texts: {
    en: WRITTEN.en.deskTemplates[words],
    hi: WRITTEN.hi.deskTemplates[words],
  },
});

/** The texts that the site comes with, until operators change them. */
export const DEFAULT_TEMPLATES: readonly DeskTemplate[] = [
  template("order", { topic: "order", status: "new" }),
  template("call", { topic: "call", status: "new" }),
  template("question", { topic: "question", status: "new" }),
  template("check", { topic: "check", status: "new" }),
  template("known", { topic: "known", status: "new" }),
  template("talking", { status: "talking" }),
  template("offer", { status: "offer" }),
  template("due", { status: "won" }),
  template("callReminder", { topic: "call" }),
];
