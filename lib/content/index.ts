import type { Lang } from "@/lib/domain/core/languages";
import { type Content, en } from "@/lib/content/en";
import { hi } from "@/lib/content/hi";

export type { Content } from "@/lib/content/en";

const CONTENT: Readonly<Record<Lang, Content>> = { en, hi };

/** All words of the site in one language. */
export const contentIn = (lang: Lang): Content => CONTENT[lang];
