import { packageName } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";
import { ANY, type DeskTemplate } from "@/lib/domain/desk/templates";
import type { DeskRoomWords } from "@/components/desk/desk-words";

/** What a template is for, in words. */
export const templateName = (
  { topic, packageId, status }: Pick<DeskTemplate, "topic" | "packageId" | "status">,
  { wants, statuses, leadPage }: DeskRoomWords,
): string => {
  const parts = [
    topic !== ANY && wordFor(wants, topic),
    packageId !== ANY && packageName(packageId),
    status !== ANY && wordFor(statuses, status),
  ];
  return parts.filter(Boolean).join(" · ") || leadPage.templates.general;
};
