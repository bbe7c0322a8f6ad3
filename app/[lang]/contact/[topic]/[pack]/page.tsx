import { CONTACT_TOPICS } from "@/lib/domain/leads/contact-topics";
import { OFFERED } from "@/lib/domain/check/packages";

export { default, generateMetadata } from "@/app/[lang]/contact/page";

export const dynamicParams = false;

/** The contact page for each topic and package. */
export const generateStaticParams = () =>
  CONTACT_TOPICS.flatMap((topic) => OFFERED.map(({ id }) => ({ topic, pack: id })));
