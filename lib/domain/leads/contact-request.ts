import { fill } from "@/lib/domain/core/fill";
import {
  type Package,
  packageOfId,
  type PackageTable,
  twoNames,
} from "@/lib/domain/check/packages";
import { CONTACT_TOPICS, type ContactTopic, isPlainQuestion } from "./contact-topics";

export type ContactRequest = { topic: ContactTopic; pack: Package | null };

/** The request that "/contact/order/suite" names; unknown parts: a question, no package. */
export const contactRequestFrom = (topic?: string, packId?: string): ContactRequest => ({
  topic: CONTACT_TOPICS.find((one) => one === topic) ?? "question",
  pack: packageOfId(packId),
});

export type RequestTexts = Readonly<Record<ContactTopic | `${ContactTopic}Package`, string>>;

/** The first words of a message about a request. */
export const requestText = (
  { topic, pack }: ContactRequest,
  texts: RequestTexts,
  table: PackageTable,
): string =>
  pack
    ? fill(texts[`${topic}Package`], { package: twoNames(table[pack.id]!.plain, pack.name) })
    : texts[topic];

/** What is already written in the form's message: one line, as the number has a field there; empty for a plain question. */
export const requestOpening = (
  request: ContactRequest,
  texts: RequestTexts,
  table: PackageTable,
): string =>
  isPlainQuestion(request) ? "" : `${requestText(request, texts, table).split("\n")[0]}\n`;
