import { ACCESS } from "./advice-access";
import { isSpelledAddress } from "./spelled-address";
import { BUYERS, fitsRule, NONE, type Rule, without, words } from "./word-rules";

/** Advice to an owner has no "we", and nobody of ours who comes or calls. */
const US = words("us|ours?|we|me|i", "हम$|हमें|हमको|हमार|मुझे|मेर[ेीा]");
const OUR_PERSON = words(
  "our (?:_ )?(?:agents?|officers?|team|helpers?|executive|partner|experts?|advis[eo]r|man|friend|staff|office|support|technician|specialist|coordinator|person)",
  "हमार[ेीा] (?:_ )?(?:एजेंट|टीम|साथी|आदमी|ऑफिस|अफसर|एक्सपर्ट|हेल्पर)",
);
/** Not the owner's own, and no trade. */
const AGENT = words(
  "(?<!your |travel |insurance |estate |delivery )(?:agents?|officers?|officials?|inspectors?|executives?|representatives?|specialists?|technicians?|coordinators?|strangers?|acquaintances?|customer care|the visitor|someone from)",
  "एजेंट|अधिकारी|अफसर|ऑफिसर|इंस्पेक्टर|एक्सपर्ट|कस्टमर केयर|(?:जो|कोई) आदमी|सामने वाले|जान-पहचान वाले|(?:फोन|कॉल) करने वाले",
);
const TO_HELPER = words(
  "(?:to|with|give|tell|let|pay|hand|that) (?:the|an?|this) (?:_ )?(?:helper|caller|advis[eo]r|expert)",
);
const VISITS = words(
  "will|calls?|rings?|visits?|contact|meet|says|asks|expects|wants",
  "आए|आएगा|बात|मिल|संपर्क|कहे|मान",
);
const MONEY = words(
  "money|cash|rupees?|savings|earnings|fees?|charges|deposit|advance|amount|payments?|pay|upi",
  "पैस|रकम|फीस|शुल्क|एडवांस|टोकन|भुगतान|पेमेंट|नकद|यूपीआई|upi",
);
const BELONGINGS = words(
  "codes?|qr|digits|documents?|papers|cards?|photos?|passbook|screen|display|keys?|logins?|accounts?|bank(?:ing)?|access|apps?|loans?|numbers?",
  "कोड|क्यूआर|अंक|कागज|कार्ड|फोटो|स्क्रीन|चाबी|खात|बैंक|ऐप|लोन|नंबर",
);
const OWN_PAPERS = words("bills?|receipts?|invoices?|papers|bar ?codes?", "बिल|रसीद|कागज|बार ?कोड");
const PAYS = words("pay|send|transfer|deposit|give|hand|put|submit", "भेज|जमा|दे|दीजिए|डाल|भर|चुका");
const TELLS = words(
  "tell|give|share|say|read|repeat|forward|send|type|enter",
  "बता|भेज|सुना|पढ|दोहरा|शेयर|लिख|डाल",
);

/** What fraudsters ask for: secrets, approvals and money. Business advice needs none of it. */
const RULES: readonly Rule[] = [
  [US, MONEY],
  [US, BELONGINGS],
  [AGENT, MONEY],
  [AGENT, BELONGINGS],
  [AGENT, VISITS],
  [AGENT, PAYS],
  [TO_HELPER, MONEY],
  [TO_HELPER, BELONGINGS],
  [OUR_PERSON],
  // secrets
  [
    words(
      "otp|cvv|envelope|bribe|passwords?|passcode|net ?banking",
      "ओटीपी|सीवीवी|पासवर्ड|नेट ?बैंकिंग",
    ),
  ],
  [
    words(
      "(?:one[ -]*time|verification|security|secret|login|(?:six|6|four|4)[ -]digit) (?:code|pin|number)",
    ),
  ],
  [
    words(
      "(?:bank|upi|atm|card|debit|credit|account) (?:pin|code)",
      "(?:बैंक|यूपीआई|upi|एटीएम|कार्ड|खाते)…(?:पिन|(?<!(?:qr|क्यूआर) ?)कोड)$",
    ),
  ],
  [
    TELLS,
    words(
      "pin(?![ -]*code)|(?:bank|card|account) (?:number|details?)",
      "(?:खाता|खाते का|कार्ड) नंबर|गुप्त|वन ?टाइम|(?<!(?:qr|क्यूआर|बार|पिन) ?)कोड|(?:पिन)(?! ?कोड)$",
    ),
  ],
  [
    TELLS,
    words(
      "digits|(?:\\d|six|four) numbers",
      "(?:आए|आया|मिले|मिला) (?:_ ){0,2}(?:अंक|नंबर)|(?:अंक|नंबर) (?:आए|आया|मिले)",
    ),
  ],
  [
    words("codes?|numbers?(?! of)"),
    words(
      "sms|texts?|(?:texted|reach(?:es)? you|(?:that|which|whatever) (?:_ )?(?:comes?|arrives?|gets?|receives?))",
    ),
  ],
  [
    words("banks?", "बैंक"),
    words("texts?|texted|messages?|sms", "मैसेज|sms"),
    words("numbers?|codes?|forward", "नंबर|कोड"),
  ],
  [TELLS, words("logins?")],
  // approvals
  [
    words("phone|app|screen", "फोन|ऐप"),
    words("yes|agree|approve", "हां|ओके"),
    words("pay|debit|refund", "पैस|पेमेंट"),
  ],
  [words("claim (?:the |your )?(?:subsidy|prize|refund|reward|grant)", "सब्सिडी")],
  [words("collect requests?", "कलेक्ट")],
  [
    words("approve|accept|authori[sz]e|confirm|allow|agree|press|tap|click|yes|ok"),
    words(
      "(?:payment|money|upi|pay) (?:request|pop-?up|notification)s?|mandate|auto-?pay|request (?:from the bank|(?:on|in) your)",
    ),
  ],
  [words(NONE, "रिक्वेस्ट|अनुरोध|विनती|मैंडेट|ऑटोपे"), words(NONE, "ओके|दबा|यूपीआई|upi|पेमेंट|पैस|फोन|बैंक")],
  [words("scan", "स्कैन"), without(BUYERS), without(OWN_PAPERS)],
  [words("camera|point your phone"), words("codes?|qr|sticker|square"), without(BUYERS)],
  // money
  [
    PAYS,
    words(
      "(?:processing|joining|activation|verification|registration|release|refundable|token|upfront|booking|handling) (?:fees?|charges?|amount|deposit|money)",
      "(?:प्रोसेसिंग|रजिस्ट्रेशन|जॉइनिंग|एक्टिवेशन|टोकन) (?:फीस|शुल्क|चार्ज|रकम|पैस)",
    ),
    without(BUYERS),
  ],
  [
    PAYS,
    MONEY,
    words(
      "(?:to|into|on) (?:this|that|the) (?:_ )?(?:number|upi|id|qr|link|person|man)|(?:account|number) (?:given|sent|below)",
      "(?:इस|उस|दिए|दिए गए|बताए|बताए गए|नीचे के) (?:नंबर|खाते|यूपीआई|upi|आईडी|qr|क्यूआर|लिंक)",
    ),
  ],
  [
    PAYS,
    words("(?:a|one) rupee|small (?:_ )?amount|token", "थोडी (?:सी )?रकम|टोकन"),
    without(BUYERS),
  ],
];

/**
 * Whether a text leads its reader to a stranger: an address or a phone number spelled out, a request for a secret,
 * money, access or papers, or a threat. `text` has plain letters and ASCII digits. No list of rules knows every trick,
 * so the page still says that an AI wrote it.
 */
export const isLure = (text: string): boolean =>
  isSpelledAddress(text) || fitsRule(text, [...RULES, ...ACCESS]);
