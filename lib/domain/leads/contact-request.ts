import { fill } from "@/lib/domain/core/fill";
import { type Package, PACKAGES, type PlainNames, twoNames } from "@/lib/domain/check/packages";
import { CONTACT_TOPICS, type ContactTopic, isPlainQuestion } from "./contact-topics";

export type ContactRequest = { topic: ContactTopic; pack: Package | null };

/**
 * The topic and package in the query of an address, such as "?topic=order&package=suite". A missing or unknown topic is
 * a question, a missing or unknown package is none.
 */
export const contactRequestFrom = (query: string): ContactRequest => {
  const asked = new URLSearchParams(query);
  return {
    topic: CONTACT_TOPICS.find((topic) => topic === asked.get("topic")) ?? "question",
    pack: PACKAGES.find(({ id }) => id === asked.get("package")) ?? null,
  };
};

/** Texts for each request; those about a package have the hole {package}. */
export type RequestTexts = Readonly<Record<ContactTopic | `${ContactTopic}Package`, string>>;

/** The first words of a message about a request. */
export const requestText = (
  { topic, pack }: ContactRequest,
  texts: RequestTexts,
  plain: PlainNames,
): string =>
  pack
    ? fill(texts[`${topic}Package`], { package: twoNames(pack.name, plain[pack.id]) })
    : texts[topic];

/** What is already written in the form's message: one line, as the number has a field there; empty for a plain question. */
export const requestOpening = (
  request: ContactRequest,
  texts: RequestTexts,
  plain: PlainNames,
): string =>
  isPlainQuestion(request) ? "" : `${requestText(request, texts, plain).split("\n")[0]}\n`;
