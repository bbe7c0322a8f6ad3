import { coloursOf } from "@/lib/domain/core/brand-colours";
import { chatLink } from "@/lib/domain/core/chat-link";
import { readSite } from "./site-file";
import type { Site } from "./site-schema";

// oxlint-disable-next-line node/no-process-env -- next.config.ts writes them into the code while building
const built = process.env.FACTS_OF_BUILD;

/** The operator's facts: of the build, or of site.json. Throws like `readSite`. */
export const site = built === undefined ? readSite() : (JSON.parse(built) as Site);

/** The colours of the facts. */
export const colours = coloursOf(site);

/** A link to a WhatsApp chat with the business, with a message typed. */
export const whatsappLink = (text: string): string => chatLink(site.whatsapp.digits, text);
