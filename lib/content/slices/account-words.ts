import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";

/** What /account says of a check: its plan's topics, its score; and the words of the next owner of the phone. */
export const accountCheckWordsIn = (lang: Lang) => {
  const { areas, quiz, result, share } = contentIn(lang);
  return {
    topics: result.topics,
    bands: areas.bands,
    health: quiz.results.health,
    owner: share.owner,
  };
};

export type AccountCheckWords = ReturnType<typeof accountCheckWordsIn>;
