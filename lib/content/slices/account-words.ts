import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";

/** What /account says of a check: its plan's topics, its score, the last request, and the next owner of the phone. */
export const accountCheckWordsIn = (lang: Lang) => {
  const { areas, calls, quiz, result, share } = contentIn(lang);
  return {
    topics: result.topics,
    bands: areas.bands,
    health: quiz.results.health,
    owner: share.owner,
    lastRequest: calls.last,
  };
};

export type AccountCheckWords = ReturnType<typeof accountCheckWordsIn>;
