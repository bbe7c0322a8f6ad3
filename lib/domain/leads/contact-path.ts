import type { ContactTopic } from "./contact-topics.ts";

/**
 * The address of the contact page for a topic and a package, without its language: "/contact/order/suite",
 * "/contact/demo"; a question about no package is "/contact".
 */
export const contactPath = (topic: ContactTopic = "question", packId?: string): string => {
  if (packId !== undefined) return `/contact/${topic}/${packId}`;
  return topic === "question" ? "/contact" : `/contact/${topic}`;
};
