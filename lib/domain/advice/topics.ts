import type { Answers } from "@/lib/domain/check/answers";
import type { QuestionId } from "@/lib/domain/check/sections";

/** The words that give a question's subject away; none for questions without such words. */
const TOPICS: Readonly<Partial<Record<QuestionId, RegExp>>> = {
  // Not "price" alone: what an item earns is about prices, too.
  b1: /\bprices? (?:is |are )?(?:a problem|too high)|\bcheaper\b|\b(?:on|over|by|for a lower) price\b|दाम (?:.{0,12}ज\u093c?्यादा|से तौल|देखकर|पर दबा)|सस्ते (?:दाम|में)/iu,
  b3: /\bgoogle maps\b|\bmaps? (?:listing|profile)\b|(?:गूगल|google)\s*मैप|मैप्स|मैप पर/iu,
  b4: /\breviews\b|\b(?:google|customer|honest|new|bad|good) review\b|रिव्यू/iu,
  b5: /\bby chance\b|अपने-आप|क\u093c?िस्मत/iu,
  g1: /\bsales (?:have |are )?(?:fall|fell|drop|stuck|flat|stood still|stayed)|बिक्री (?:घट|गिर|रुक|वहीं)/iu,
  g3: /\bslow (?:month|season)|\boff-season\b|मंदी/iu,
  g4: /\blate repl|\bmissed (?:call|message|order)|\brepl\w+ late\b|जवाब देर|देर से जवाब/iu,
  o1: /\budha+r\b|\bunpaid bills?\b|\bold dues\b|उधार|बक\u093c?ाया/iu,
  o2: /\bshort of cash\b|\bcash (?:is |runs? )?short|\brun(?:s|ning)? short\b|पैसे कम पड|तंगी/iu,
  // Not "GST" alone: what is left of a price is what is left after GST.
  o4: /\bgst (?:return|filing|date|trouble|notice|fine)|\btax filing|\blate (?:bills?|accounts|returns)\b|(?:gst|जीएसटी|टैक्स) (?:की|के|रिटर्न|भर)/iu,
  o5: /\b(?:written|no) plan\b|लिखी (?:हुई )?योजना|लिखा (?:हुआ )?प्लान|प्लान (?:लिखा|काग)/iu,
};

/** The questions whose subject a text names. */
const topicsIn = (text: string): QuestionId[] =>
  (Object.keys(TOPICS) as QuestionId[]).filter((id) => TOPICS[id]!.test(text.normalize("NFKC")));

/** Whether a text is about a problem that the owner says is none: advice never speaks about a "no". */
export const isAboutNo = (text: string, answers: Answers): boolean =>
  topicsIn(text).some((id) => answers[id] === "no");

/** Whether a text names only subjects of other questions than those on which it is said to rest. */
export const isAboutOther = (text: string, ids: readonly QuestionId[]): boolean => {
  const named = topicsIn(text);
  return named.length > 0 && !named.some((id) => ids.includes(id));
};
