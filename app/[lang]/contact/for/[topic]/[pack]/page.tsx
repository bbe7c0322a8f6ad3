import { CONTACT_TOPICS } from "@/lib/domain/leads/contact-topics";
import { PACKAGES } from "@/lib/domain/check/packages";

export { default, generateMetadata } from "@/app/[lang]/contact/page";

export const dynamicParams = false;

/** The contact page for each topic and package; "any" is none (lib/server/edge/asked-page.ts). */
export const generateStaticParams = () =>
  CONTACT_TOPICS.flatMap((topic) =>
    ["any", ...PACKAGES.map(({ id }) => id)].map((pack) => ({ topic, pack })),
  ).filter(({ topic, pack }) => topic !== "question" || pack !== "any");
