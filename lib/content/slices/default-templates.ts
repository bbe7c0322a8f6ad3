import { WRITTEN } from "@/lib/content";
import type { DeskTemplateWords } from "@/lib/content/en/desk-templates";
import { ANY, type DeskTemplate } from "@/lib/domain/desk/templates";

const template = (
  words: keyof DeskTemplateWords,
  { topic = ANY, packageId = ANY, status = ANY }: Partial<Omit<DeskTemplate, "id" | "texts">>,
): DeskTemplate => ({
  id: words,
  topic,
  packageId,
  status,
  texts: {
    en: WRITTEN.en.deskTemplates[words],
    hi: WRITTEN.hi.deskTemplates[words],
  },
});

/** The templates that the site comes with, until operators change them. */
export const DEFAULT_TEMPLATES: readonly DeskTemplate[] = [
  template("orderFoundation", { topic: "order", packageId: "foundation", status: "new" }),
  template("orderComplete", { topic: "order", packageId: "complete", status: "new" }),
  template("orderSuite", { topic: "order", packageId: "suite", status: "new" }),
  template("order", { topic: "order", status: "new" }),
  template("demo", { topic: "demo", status: "new" }),
  template("question", { topic: "question", status: "new" }),
  template("call", { topic: "call", status: "new" }),
  template("onboarding", { topic: "start", status: "new" }),
  template("check", { topic: "result", status: "new" }),
  template("newsletter", { topic: "newsletter" }),
  template("talking", { status: "talking" }),
  template("callReminder", { status: "demo" }),
  template("offer", { status: "offer" }),
  template("won", { status: "won" }),
];
