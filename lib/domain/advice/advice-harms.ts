import { fitsRule, rulesFrom } from "./word-rules";

/** Advice that breaks the law or a platform's rules, or gambles with the shop's money. */
const RULES = rulesFrom(String.raw`
  # Taxes
  tax = gst|tax(?:es)?|tds|returns? / gst|जीएसटी|टैक्स|रिटर्न
  sales = sales?|income|cash|earnings / बिक्री|कमाई|आमदनी|नकद
  {tax} + !late|penalt\w+|fines?|notices?|interest|mistakes?|forget|trouble / देर|भूल|जुर्मान +
    (?:stop|skip|avoid|dodge|evade|hide|delay|escape)(?:ing)?|(?:not|n't|never|no need to) (?:pay|file|show)|save tax /
    (?:मत|न|ना) (?:भर|दे|दिखा)|(?:भरना|देना) (?:बंद|रोक)|चोरी|छिपा|छुपा|बचाने
  {sales} + hid(?:e|ing)|conceal|(?:not|n't) show|no tax|(?:off|out of) the books|under-?report|
    (?:show|write|report|record|declare)…(?:lower|less|smaller|half) / कम दिखा|घटाकर|छिपा|छुपा
  {sales} + {tax} + leave|out of|skip|omit / छोड|हटा
  without (?:an? |any )?(?:bills?|invoices?)|(?:sell|buy|deal) …without gst|bills without goods|bill only|(?:two|second|double|extra) sets? of /
    अफसर…बही|बिना बिल|बिल के बिना|कच्चे में बेच|आध[ीे] (?:_ ){0,3}बिल
  fake|false|bogus|forged|made[ -]up / नकली|फर्जी|झूठ + bills?|invoices?|returns?|receipts?|reviews?|ratings?|
    followers? / बिल|रिटर्न|रसीद|रिव्यू|रेटिंग|फॉलोअर

  # What is owed
  (?:not|n't|never|stop|skip) pay(?:ing)? + wages?|salar\w+|suppliers? + !late|before|until|without|first|unless

  # Reviews that are bought, rewarded, by the shop itself, or of the happy only
  buyers = customers?|clients?|buyers?|guests?|people
  praise = reviews?|ratings?|followers?|likes|subscribers
  reviews = {praise}|stars|rate / रिव्यू|सितार|रेटिंग|फॉलोअर|लाइक
  (?:buy|bought|purchase|paid) (?:(?!for|and|to)_,? ){0,5}(?:{praise})|(?<!never |not |n't )pay…for (?:_ )?(?:{praise})|
    (?:{praise}) from an? (?:_ )?(?:agency|service)|(?:agency for|package of)…(?:{praise}) /
    (?:रिव्यू|रेटिंग|फॉलोअर|लाइक) (?:_ )?खरीद
  {reviews} + gifts?|discounts?|rewards?|free / छूट|इनाम|तोहफ|मुफ्त +
    !(?:no|without|never|not)…(?:gifts?|discounts?|rewards?) / (?:कुछ|छूट|इनाम) (?:न|नहीं)
  {reviews} + yourself|relatives|family|friends|cousins|staff / (?:घर|परिवार) वालों|रिश्तेदार|दोस्तों|स्टाफ|खुद +
    write|post|rate|put|add|leave / लिख|डाल|दिलवा|लगवा
  content = happy|happiest|satisfied|pleased|content(?:ed)?|delighted|glad
  {reviews}|(?:write|post)…google / गूगल|google + ask|request|send|get|invite|tell|collect|remind|show|message|call /
    मांग|भेज|लिख|कह|बोल|डलव|पूछ + (?:{content}) (?:_ )?(?:{buyers}|ones|regulars?)|
    (?:{buyers}|those|ones)(?: _){1,3} (?:{content}|liked|loved|enjoyed|good experience) /
    (?:खुश|संतुष्ट|प्रसन्न|राजी) (?:_ )?(?:ग्राहक|लोग)|पसंद (?:आया|आई|आए|किया) + !or not|unhappy|every|all|each /
    न हो|नाराज|हर ग्राहक|सभी|सब
  {reviews} + (?<!not )(?:only|just)(?: _){0,5} (?:happy|satisfied|pleased)|(?:happy|satisfied|pleased) (?:_ )?only|
    unhappy (?:_ )?not|not to those|(?:hide|remove|delete) (?:the )?(?:bad|poor) / (?:सिर्फ|केवल|बस) (?:खुश|संतुष्ट|अच्छे)|
    (?:खुश|संतुष्ट|अच्छे) ग्राहकों से ही|नाराज(?: _){0,4} (?:न|मत)$

  # Loans and sure gains
  moneylender|chit|lottery|crypto|bitcoin|betting|forex|trading|loan apps?|(?:private|online|unknown) lenders?|
    finance partner|into shares|app that gives money|(?:instant|quick|easy|same[ -]day) loans? /
    साहूकार|चिट फंड|लॉटरी|क्रिप्टो|सट्ट|ट्रेडिंग|सूद पर|स्कीम में
  loans?|lend\w*|borrow / लोन|कर्ज + nobody asks|minutes|(?:without|no) (?:papers|documents|paperwork|security|
    guarant\w+) / बिना (?:कागज|गारं)|तुरंत|मिनट में
  (?:sure|assured|fixed)(?: _)? (?:returns?|profits?|gains?) / पक्क[ेाी] (?:मुनाफ|रिटर्न|कमाई)

  # Money of others
  through your (?:_ )?account|(?:rent|lend|sell)(?: out)? your (?:_ )?account|account (?:to )?be used|needs your account|
    (?:let|allow) (?:others|someone|a friend)…(?:account|upi)|money (?:for|of) (?:others|other people|someone|a friend)|
    (?:give|hand)…(?:cash|money)…to (?:hold|keep) / (?:किसी और|दूसरों|दोस्त) (?:का|के) पैस|खाता किरा|खाते से घुमा
`);

/** Whether a text advises what would harm the owner. `text` has plain letters. */
export const isHarmful = (text: string): boolean => fitsRule(text, RULES);
