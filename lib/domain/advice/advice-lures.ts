import { isSpelledAddress } from "./spelled-address";
import { fitsRule, rulesFrom } from "./word-rules";

/** What fraudsters ask for, and with what they frighten. Business advice needs none of it. */
const RULES = rulesFrom(String.raw`
  # Advice to an owner has no "we", and nobody of ours, of a bank or of an office who comes or calls.
  us = us|ours?|we|me|i / हम$|हमें|हमको|हमार|मुझे|मेर[ेीा]
  agent = (?<!your |travel |insurance |estate |delivery )(?:agents?|officers?|officials?|inspectors?|executives?|
    representatives?|specialists?|technicians?|coordinators?|strangers?|acquaintances?|customer care|the visitor|
    someone from) / एजेंट|अधिकारी|अफसर|ऑफिसर|इंस्पेक्टर|एक्सपर्ट|कस्टमर केयर|(?:जो|कोई) आदमी|सामने वाले|
    जान-पहचान वाले|(?:फोन|कॉल) करने वाले
  helper = (?:to|with|give|tell|let|pay|hand|that) (?:the|an?|this) (?:_ )?(?:helper|caller|advis[eo]r|expert)
  visits = will|calls?|rings?|visits?|contact|meet|says|asks|expects|wants / आए|आएगा|बात|मिल|संपर्क|कहे|मान
  money = money|cash|rupees?|savings|earnings|fees?|charges|deposit|advance|amount|payments?|pay|upi /
    पैस|रकम|फीस|शुल्क|एडवांस|टोकन|भुगतान|पेमेंट|नकद|यूपीआई|upi
  belongings = codes?|qr|digits|documents?|papers|cards?|photos?|passbook|screen|display|keys?|logins?|accounts?|
    bank(?:ing)?|access|apps?|loans?|numbers? / कोड|क्यूआर|अंक|कागज|कार्ड|फोटो|स्क्रीन|चाबी|खात|बैंक|ऐप|लोन|नंबर
  pays = pay|send|transfer|deposit|give|hand|put|submit / भेज|जमा|दे|दीजिए|डाल|भर|चुका
  tells = tell|give|share|say|read|repeat|forward|send|type|enter / बता|भेज|सुना|पढ|दोहरा|शेयर|लिख|डाल
  buyers = customers?|clients?|buyers?|guests?|people / ग्राहक|लोग
  {us} + {money}
  {us} + {belongings}
  {agent} + {money}
  {agent} + {belongings}
  {agent} + {visits}
  {agent} + {pays}
  {helper} + {money}
  {helper} + {belongings}
  our (?:_ )?(?:agents?|officers?|team|helpers?|executive|partner|experts?|advis[eo]r|man|friend|staff|office|support|
    technician|specialist|coordinator|person) / हमार[ेीा] (?:_ )?(?:एजेंट|टीम|साथी|आदमी|ऑफिस|अफसर|एक्सपर्ट|हेल्पर)

  # Secrets
  otp|cvv|envelope|bribe|passwords?|passcode|net ?banking / ओटीपी|सीवीवी|पासवर्ड|नेट ?बैंकिंग
  (?:one[ -]*time|verification|security|secret|login|(?:six|6|four|4)[ -]digit) (?:code|pin|number)
  (?:bank|upi|atm|card|debit|credit|account) (?:pin|code) /
    (?:बैंक|यूपीआई|upi|एटीएम|कार्ड|खाते)…(?:पिन|(?<!(?:qr|क्यूआर) ?)कोड)$
  {tells} + pin(?![ -]*code)|(?:bank|card|account) (?:number|details?) /
    (?:खाता|खाते का|कार्ड) नंबर|गुप्त|वन ?टाइम|(?<!(?:qr|क्यूआर|बार|पिन) ?)कोड|पिन(?! ?कोड)$
  {tells} + digits|(?:\d|six|four) numbers /
    (?:आए|आया|मिले|मिला) (?:_ ){0,2}(?:अंक|नंबर)|(?:अंक|नंबर) (?:आए|आया|मिले)
  {tells} + logins?
  forward|read|tell|give|share + sms|text messages? + receives?|arrives?|comes|you get
  codes?|numbers?(?! of) + sms|texts?|texted|reach(?:es)? you|
    (?:that|which|whatever) (?:_ )?(?:comes?|arrives?|gets?|receives?)
  banks? / बैंक + texts?|texted|messages?|sms / मैसेज|sms + numbers?|codes?|forward / नंबर|कोड

  # Approvals
  phone|app|screen / फोन|ऐप + yes|agree|approve / हां|ओके + pay|debit|refund / पैस|पेमेंट
  claim (?:the |your )?(?:subsidy|prize|refund|reward|grant) / सब्सिडी
  collect requests? / कलेक्ट
  approve|accept|authori[sz]e|confirm|allow|agree|press|tap|click|yes|ok + mandate|auto-?pay|
    (?:payment|money|upi|pay) (?:request|pop-?up|notification)s?|(?:pending|collect) request|
    request (?:from the bank|(?:on|in) your|…(?:phonepe|paytm|google pay|gpay|bhim|upi))
  / रिक्वेस्ट|अनुरोध|विनती|मैंडेट|ऑटोपे + / ओके|दबा|यूपीआई|upi|पेमेंट|पैस|फोन|बैंक
  scan / स्कैन + !{buyers} + !bills?|receipts?|invoices?|papers|bar ?codes? / बिल|रसीद|कागज|बार ?कोड
  camera|point your phone + codes?|qr|sticker|square + !{buyers}

  # Money
  {pays} + !{buyers} + (?:processing|joining|activation|verification|registration|release|refundable|token|upfront|
    booking|handling) (?:fees?|charges?|amount|deposit|money) /
    (?:प्रोसेसिंग|रजिस्ट्रेशन|जॉइनिंग|एक्टिवेशन|टोकन) (?:फीस|शुल्क|चार्ज|रकम|पैस)
  {pays} + !{buyers} + (?:a|one) rupee|small (?:_ )?amount|token / थोडी (?:सी )?रकम|टोकन
  {pays} + {money} + (?:account|number) (?:given|sent|below)|
    (?:to|into|on) (?:this|that|the) (?:_ )?(?:number|upi|id|qr|link|person|man) /
    (?:इस|उस|दिए|दिए गए|बताए|बताए गए|नीचे के) (?:नंबर|खाते|यूपीआई|upi|आईडी|qr|क्यूआर|लिंक)

  # Access to the phone
  any ?desk|team ?viewer|quick ?support|rust ?desk|telegram|accessibility|remote(?:ly)? (?:access|control|support|help)|
    screen[ -]*(?:shar|mirror)\w*|(?:share|see|show)…your (?:phone's )?screen /
    एनी ?डेस्क|टीम ?व्यूअर|क्विक ?सपोर्ट|टेल[ीि]ग्राम|रिमोट|दूर से चल|स्क्रीन (?:शेयर|दिखा|मिरर)
  (?:access|control|operate|use)…your (?:phone|mobile|computer|laptop|device) /
    (?:फोन|मोबाइल|कंप्यूटर) (?:का|की) (?:_ )?(?:कंट्रोल|एक्सेस)
  install|download|put / डाउनलोड|इंस्टॉल|डाल + (?:this|that|the|support|help) (?:app|apk|software)|(?:the|this) link|apk /
    (?:यह|ये|वह) ऐप|लिंक से

  # Papers
  keep|take|hold|collect + atm cards?|(?:debit|credit) card (?:numbers?|details|photos?)
  a+d+h?a+r+|pan (?:number|photo|copy|cards?)|(?:picture|photo|copy) of…pan|driving licen[cs]e|bank statement|passbook|
    voter(?:'s)? ids?|id (?:card|proof)s?|identity (?:card|proof|papers)|both sides /
    (?:का|अपना|की) आधार(?! पर)|आधार (?:(?:की|का) )?(?:कार्ड|नंबर|कॉपी|फोटो)|पैन कार्ड|पहचान ?पत्र|वोटर|पासबुक|एटीएम कार्ड

  # Threats
  police|arrest(?:ed)?|jail|warrant|legal action|court case|raid(?:ed)?|action against|
    seal (?:your|the) (?:shop|business) / पुलिस|गिरफ्तार|जेल$|वारंट|मुकदम|कार्रवाई|दुकान बंद कर|सील कर
  accounts?|bank|upi|licen[cs]e|registration|gst number + locked|blocked|suspended|frozen|closed today|
    (?:will be|gets?) (?:cancelled|closed|suspended)
  gst / gst|जीएसटी|बैंक|खाता|अकाउंट|लाइसेंस + / रद्द|बंद हो|ब्लॉक|लॉक|फ्रीज
`);

/**
 * Whether a text leads its reader to a stranger: an address or a phone number spelled out, a request for a secret,
 * money, access or papers, or a threat. `text` has plain letters and ASCII digits. No list of rules knows every trick,
 * so the page still says that an AI wrote it.
 */
export const isLure = (text: string): boolean => isSpelledAddress(text) || fitsRule(text, RULES);
