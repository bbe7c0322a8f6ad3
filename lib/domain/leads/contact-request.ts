import { fill } from "@/lib/domain/core/fill";
import { type Package, PACKAGES } from "@/lib/domain/check/packages";

/** What a visitor can contact us about; the buttons of the site name it in `/contact?topic=`. */
export const CONTACT_TOPICS = ["question", "order", "demo"] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];
export type ContactRequest = { topic: ContactTopic; pack: Package | null };

/**
 * The topic and package named by the query of an address, such as "?topic=order&package=suite".
 * What it does not name, or names wrongly, is a question about no package.
 */
export const contactRequestFrom = (query: string): ContactRequest => {
  const asked = new URLSearchParams(query);
  return {
    topic: CONTACT_TOPICS.find((topic) => topic === asked.get("topic")) ?? "question",
    pack: PACKAGES.find(({ id }) => id === asked.get("package")) ?? null,
  };
};

/** Words for each request; those about a package have the hole {package}. */
export type RequestTexts = Readonly<Record<ContactTopic | `${ContactTopic}Package`, string>>;

/** The first words of a message about this. */
export const requestText = ({ topic, pack }: ContactRequest, texts: RequestTexts): string =>
  pack ? fill(texts[`${topic}Package`], { package: pack.name }) : texts[topic];
