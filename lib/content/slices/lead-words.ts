import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";

/** The contact form's words, with the version of the privacy text that its consent refers to. */
export const contactFormIn = (lang: Lang) => {
  const { newsletter, sentPage, unsubscribe, ...words } = contentIn(lang).leads;
  return { words, textVersion: TEXT_VERSIONS.privacy };
};

/** The newsletter box's words, likewise; it is on every page, so it gets only those it uses. */
export const newsletterFormIn = (lang: Lang) => {
  const { again, newsletter, privacy, problems, sending, trap, unsent } = contentIn(lang).leads;
  const { email, consent } = problems;
  const { title, store, offline, later, refused } = unsent;
  const words = { again, newsletter, privacy, sending, trap };
  return {
    words: {
      ...words,
      problems: { email, consent },
      unsent: { title, store, offline, later, refused },
    },
    textVersion: TEXT_VERSIONS.privacy,
  };
};
