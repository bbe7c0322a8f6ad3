import type { ContactPageWords } from "@/lib/content/slices/contact-words";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { loadOnce } from "@/components/ui/lazy/load-once";
import { wordsAt } from "@/components/ui/lazy/words-at";

/** What the contact page's code may come to say, fetched with it; rejects when it cannot be had. */
export const contactWords = loadOnce((lang: Lang) =>
  wordsAt<ContactPageWords>(pathIn(lang, "/contact-words")),
);

/** Whether the address names a topic or a package. */
export const isAboutSomething = (): boolean => /[?&](topic|package)=/.test(location.search);
