import { CONTACT_TOPICS } from "@/lib/domain/leads/contact-topics";

export { default, generateMetadata } from "@/app/[lang]/contact/page";

export const dynamicParams = false;

/** The contact page for each topic; a question is the page itself. */
export const generateStaticParams = () =>
  CONTACT_TOPICS.filter((topic) => topic !== "question").map((topic) => ({ topic }));
