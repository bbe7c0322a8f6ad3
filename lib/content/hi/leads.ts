import type { LeadWords } from "@/lib/content/en/leads";
import { notices } from "./notices";

export const leads: LeadWords = {
  problems: {
    consent: "यहाँ सही का निशान लगाइए, तभी हम यह जानकारी काम में ले सकते हैं।",
    all: "कुछ छूट गया है। निशान वाली लाइनें देख लीजिए।",
  },
  phoneQuestion: {
    ask: "क्या यह भारत का नंबर है?",
    indian: "हाँ: {phone}",
    abroad: "नहीं, दूसरे देश का है",
  },
  limit: {
    near: "{most} में से {n} अक्षर।",
    over: "{most} की जगह {n} अक्षर हो गए: {over} कम कर दीजिए।",
  },
  trap: "इसे ख़ाली छोड़ दें",
  privacy: "प्राइवेसी पॉलिसी",
  sending: "भेज रहे हैं…",
  again: "फिर से भेजें",
  unsent: {
    title: "अभी भेजा नहीं गया",
    store: "यह अभी सेव नहीं हो पाया। आपका लिखा हुआ यहीं है। एक मिनट बाद फिर भेजिए।",
    offline: "अभी नेट नहीं है। आपका लिखा हुआ यहीं है। नेट आने पर भेज दीजिए।",
    later:
      "अभी बहुत ज़्यादा फ़ॉर्म आ रहे हैं, इसलिए यह नहीं जा पाया। आपका लिखा हुआ यहीं है। {minutes} मिनट बाद फिर भेजिए।",
    refused:
      "यह भेजा नहीं जा सका। आपका लिखा हुआ यहीं है। पेज को फिर से खोलिए (रीलोड), एक बार देखिए और फिर भेजिए।",
    goBack: "ब्राउज़र से पीछे जाइए: आपका लिखा हुआ फ़ॉर्म में वैसा ही है। ठीक करके फिर से भेजिए।",
    whatsapp: "WhatsApp पर भेज दें",
  },
  contact: {
    title: "यहीं लिखकर भेजें",
    consent: notices.contact.consent,
    notice: notices.contact.text,
    send: {
      question: "मैसेज भेजें",
      order: "ऑर्डर की रिक्वेस्ट भेजें",
      demo: "मुफ़्त डेमो माँगें",
      call: "मुझे फ़ोन करने को कहें",
    },
    thanks: {
      title: "हमसे बात करने के लिए धन्यवाद!",
      text: "हम {replyHours} घंटे के अंदर आपसे बात करेंगे कि आपका बिज़नेस कैसे बढ़े।",
      next: "अब आगे",
    },
    sent: "यह हमें मिल गया है। आपका रेफ़रेंस नंबर: {reference}",
    whatsappText: "{message}\n\n{name}",
    share: {
      check: "आपका {date} का हेल्थ चेक: 100 में से {score}।",
      consent: notices.shareCheck.consent,
      notice: notices.shareCheck.text,
    },
  },
  newsletter: {
    title: "न्यूज़लेटर",
    open: "न्यूज़लेटर: छोटी-छोटी सलाह, ईमेल पर",
    email: "आपका ईमेल",
    consent: notices.newsletter.consent,
    notice: notices.newsletter.text,
    send: "न्यूज़लेटर शुरू करें",
    thanks: {
      title: "धन्यवाद!",
      text: "न्यूज़लेटर शुरू हो गया है।",
    },
    sent: "आपका रेफ़रेंस नंबर: {reference}",
  },
  sentPage: {
    check: "मुफ़्त बिज़नेस हेल्थ चेक",
    home: "होम पेज पर जाएँ",
  },
  unsubscribe: {
    title: "न्यूज़लेटर बंद करें",
    text: "एक क्लिक कीजिए, और हमारे ईमेल आने बंद।",
    button: "न्यूज़लेटर बंद करें",
    doneTitle: "अब हमारे ईमेल नहीं आएँगे",
    done: "आपका पता हमारी लिस्ट में था, तो अब हट गया है। और कुछ करने की ज़रूरत नहीं।",
    failedTitle: "यह नहीं हो पाया",
    failed: "अभी नहीं हो पाया। एक मिनट बाद बटन फिर दबाइए।",
    home: "होम पेज पर जाएँ",
  },
};
