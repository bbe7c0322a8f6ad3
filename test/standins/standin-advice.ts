/** What the stand-in reads from a request: the user message of lib/domain/advice/prompt.ts and the wanted language. */
export type StandinPrompt = {
  system: string;
  lang: "en" | "hi";
  concernIds: string[];
  /** The questions whose first steps the owner will do. */
  plan: string[];
  answers: { id: string; answer: string }[];
  recommendedPackage: string;
  businessLines: string[];
};

export type StandinAdvice = {
  recommendedPackage: string;
  confidence: number;
  insights: { text: string; questionIds: string[] }[];
  nextSteps: { text: string; questionId: string }[];
  timeline: string;
  keyFindings: string[];
};

type Sentences = readonly [insight: string, nextStep: string];

const ENGLISH: Readonly<Record<string, Sentences>> = {
  b1: [
    "Customers compare you on price because nothing else about you stands out yet.",
    "Ask three regular customers why they come to you, and write the common reason on your board.",
  ],
  b2: [
    "If you cannot say in one sentence why people should choose you, your customers cannot say it either.",
    "Write one sentence about whom you help and how, and try it on two customers tomorrow.",
  ],
  b3: [
    "People who search nearby on Google Maps do not find you, or find wrong details.",
    "Search your shop on Google Maps today and correct the timings, the photos and the address.",
  ],
  b4: [
    "Without fresh reviews a new customer has nothing to trust before the first visit.",
    "Ask each customer of the day, happy or not, for a review and show them where to write it.",
  ],
  b5: [
    "New customers come by chance, so a quiet week can come at any time.",
    "Pick one fixed day a week and post one photo with a price on your WhatsApp Status.",
  ],
  g1: [
    "Your sales have stood still for a year, which usually means the same offer to the same people.",
    "Write down the sales of the last 12 months and mark what was different in the two best ones.",
  ],
  g2: [
    "A few customers carry most of your income, and losing one of them would hurt.",
    "List your ten largest customers and call two people who are like the best of them.",
  ],
  g3: [
    "Slow months eat what the good months earn, because costs stay the same.",
    "Mark the slow months on a calendar and plan one small offer two weeks before each.",
  ],
  g4: [
    "Every late reply on WhatsApp sends a ready buyer to the next shop.",
    "Reply to every WhatsApp message twice a day, at 11 and at 5, and let one person own it.",
  ],
  g5: [
    "You sell without knowing which items earn, so effort may go to the wrong ones.",
    "Take your five best sellers and subtract cost, delivery and commission from each price.",
  ],
  o1: [
    "Money stuck in udhaar is money you have already earned and cannot use.",
    "Message the three customers whose dues are oldest today, politely and with the date.",
  ],
  o2: [
    "Cash runs short at the moment when stock or salaries are due, so you always act in a hurry.",
    "On one page, write the money that comes in and goes out in the next four weeks.",
  ],
  o3: [
    "Too much of the work lives in one head, so one illness can stop the shop.",
    "Record a short video of the most important job and teach it to one more person.",
  ],
  o4: [
    "Late accounts hide problems until they are expensive and bring avoidable GST trouble.",
    "Keep 20 minutes a day for accounts and ask your CA for the next three due dates.",
  ],
  o5: [
    "Without a written plan every day is ruled by whatever comes up first.",
    "Write three goals for the next 90 days and read them aloud every Monday.",
  ],
};

const HINDI: Readonly<Record<string, Sentences>> = {
  b1: [
    "ग्राहक आपको सिर्फ़ दाम से तौलते हैं, क्योंकि अभी आपकी कोई और बात उन्हें अलग नहीं दिखती।",
    "तीन पुराने ग्राहकों से पूछें कि वे आपके पास क्यों आते हैं, और वही वजह बोर्ड पर लिखें।",
  ],
  b2: [
    "जो बात आप एक वाक्य में नहीं कह पाते, वह ग्राहक भी दूसरों को नहीं बता पाता।",
    "एक वाक्य लिखें कि आप किसकी और कैसे मदद करते हैं, और कल दो ग्राहकों को सुनाएँ।",
  ],
  b3: [
    "आस-पास खोजने वाले लोग Google Maps पर आपको ढूँढ नहीं पाते या ग़लत जानकारी देखते हैं।",
    "आज Google Maps पर अपनी दुकान खोजें और समय, फ़ोटो और पता ठीक करें।",
  ],
  b4: [
    "नए रिव्यू न हों तो नया ग्राहक पहली बार आने से पहले भरोसा नहीं कर पाता।",
    "रोज़ दो ख़ुश ग्राहकों से सच्चा रिव्यू माँगें और दिखाएँ कि कहाँ लिखना है।",
  ],
  b5: [
    "नए ग्राहक अपने-आप आते हैं, इसलिए सुस्त हफ़्ता कभी भी आ सकता है।",
    "हर हफ़्ते एक तय दिन WhatsApp Status पर दाम के साथ एक फ़ोटो डालें।",
  ],
  g1: [
    "बिक्री साल भर से वहीं है, यानी वही सामान उन्हीं लोगों तक पहुँच रहा है।",
    "पिछले 12 महीनों की बिक्री लिखें और देखें कि सबसे अच्छे दो महीनों में क्या अलग था।",
  ],
  g2: [
    "आपकी ज़्यादातर कमाई कुछ ही ग्राहकों से है, एक भी गया तो असर पड़ेगा।",
    "अपने दस बड़े ग्राहकों की सूची बनाएँ और वैसे ही दो नए लोगों को फ़ोन करें।",
  ],
  g3: [
    "मंदी के महीने अच्छे महीनों की कमाई खा जाते हैं, क्योंकि ख़र्चे वही रहते हैं।",
    "कैलेंडर में मंदी के महीने देखें और हर एक से दो हफ़्ते पहले एक छोटा ऑफ़र तय करें।",
  ],
  g4: [
    "WhatsApp पर देर से गया हर जवाब तैयार ग्राहक को दूसरी दुकान पर भेज देता है।",
    "रोज़ दो बार, 11 बजे और 5 बजे, सारे मैसेज का जवाब दें और यह काम एक व्यक्ति को सौंपें।",
  ],
  g5: [
    "यह साफ़ नहीं कि किस सामान से कमाई होती है, इसलिए मेहनत ग़लत जगह लग सकती है।",
    "सबसे ज़्यादा बिकने वाली पाँच चीज़ों के दाम में से लागत, डिलीवरी और कमीशन घटाकर देखें।",
  ],
  o1: [
    "उधार में फँसा पैसा आपका कमाया हुआ पैसा है, जो काम नहीं आ रहा।",
    "आज तीन सबसे पुराने बकायेदारों को तारीख़ के साथ विनम्र मैसेज भेजें।",
  ],
  o2: [
    "माल या सैलरी के समय ही पैसे कम पड़ते हैं, इसलिए हर फ़ैसला जल्दी में होता है।",
    "एक पन्ने पर अगले चार हफ़्तों में आने और जाने वाला पैसा लिखें।",
  ],
  o3: [
    "काम एक ही व्यक्ति के भरोसे है, उसके बीमार पड़ते ही दुकान रुक सकती है।",
    "सबसे ज़रूरी काम का छोटा वीडियो बनाएँ और एक और व्यक्ति को सिखाएँ।",
  ],
  o4: [
    "देर से बना हिसाब गड़बड़ी को छिपाए रखता है और GST की परेशानी लाता है।",
    "रोज़ 20 मिनट हिसाब के लिए रखें और अपने CA से अगली तीन तारीख़ें पूछें।",
  ],
  o5: [
    "लिखी हुई योजना न हो तो हर दिन सामने आए काम में ही निकल जाता है।",
    "अगले 90 दिन के तीन लक्ष्य लिखें और हर सोमवार उन्हें पढ़ें।",
  ],
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

const messageOf = (body: unknown, role: string): string => {
  const messages = isRecord(body) ? recordsIn(body["messages"]) : [];
  return String(messages.find((message) => message["role"] === role)?.["content"] ?? "");
};

/** Parses a request's body; unreadable parts are empty, since the stand-in is also called by hand. */
export const standinPrompt = (body: unknown): StandinPrompt => {
  const system = messageOf(body, "system");
  let parsed: unknown;
  try {
    parsed = JSON.parse(messageOf(body, "user"));
  } catch {
    parsed = {};
  }
  const user = isRecord(parsed) ? parsed : {};
  const area = isRecord(user["priorityArea"]) ? user["priorityArea"] : {};
  return {
    system,
    lang: system.includes("Devanagari") ? "hi" : "en",
    concernIds: Array.isArray(user["concernIds"]) ? user["concernIds"].map(String) : [],
    plan: Array.isArray(user["plan"]) ? user["plan"].map(String) : [],
    answers: recordsIn(user["questions"]).map(({ id, answer }) => ({
      id: String(id),
      answer: String(answer),
    })),
    recommendedPackage: String(area["recommendedPackage"] ?? ""),
    businessLines: isRecord(user["business"]) ? Object.values(user["business"]).map(String) : [],
  };
};

/** Which model a request asks, and the form of reply it is held to. */
export const standinRequest = (body: unknown): { model: string; format: string } => {
  const request = isRecord(body) ? body : {};
  const format = isRecord(request["response_format"]) ? request["response_format"]["type"] : "";
  return { model: String(request["model"] ?? ""), format: String(format) };
};

/** A good reply: up to 4 insights and steps for the prompt's concerns, in its language. */
export const goodAdvice = (prompt: StandinPrompt): StandinAdvice => {
  const { lang, concernIds, plan, recommendedPackage } = prompt;
  const sentences = lang === "hi" ? HINDI : ENGLISH;
  const own = concernIds.filter((id) => sentences[id]).slice(0, 4);
  const count = (wanted: string) => prompt.answers.filter(({ answer }) => answer === wanted).length;
  const [yes, maybe] = [count("yes"), count("maybe")];
  return {
    recommendedPackage,
    confidence: 82,
    insights: own.map((id) => ({ text: sentences[id]![0], questionIds: [id] })),
    nextSteps: plan.flatMap((id) =>
      sentences[id] ? [{ text: sentences[id][1], questionId: id }] : [],
    ),
    timeline:
      lang === "hi"
        ? "पहला काम आज शुरू करें, बाक़ी इस महीने में, और चार हफ़्ते बाद फिर से जाँच करें।"
        : "Start with the first step today, the others this month, and take the check again in four weeks.",
    keyFindings:
      lang === "hi"
        ? [
            `आपने ${yes} सवालों पर हाँ और ${maybe} पर शायद कहा।`,
            "सबसे पहले वही बातें ठीक करें जिनमें पैसा नहीं, बस थोड़ा समय लगता है।",
          ]
        : [
            `You said yes to ${yes} questions and maybe to ${maybe}.`,
            "The first things to fix cost no money, only a little regular time.",
          ],
  };
};
