/** The topics of the contact form; buttons of the site name one in `/contact/order`. */
export const CONTACT_TOPICS = ["question", "order", "demo", "call"] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** A question about no package, of who comes without a topic: its form alone requires an email address. */
export const isPlainQuestion = ({ topic, pack }: { topic: string; pack: unknown }): boolean =>
  topic === "question" && !pack;

/** The address of the contact page, without its language: "/contact/order/suite", "/contact". */
export const contactPath = (topic: ContactTopic = "question", packId?: string): string => {
  if (packId !== undefined) return `/contact/${topic}/${packId}`;
  return topic === "question" ? "/contact" : `/contact/${topic}`;
};
