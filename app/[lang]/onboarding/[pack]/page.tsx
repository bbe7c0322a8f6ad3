import { OFFERED } from "@/lib/domain/check/packages";

export { default, generateMetadata } from "@/app/[lang]/onboarding/page";

export const dynamicParams = false;

/** Get Started for each package that Book Now names. */
export const generateStaticParams = () => OFFERED.map(({ id }) => ({ pack: id }));
