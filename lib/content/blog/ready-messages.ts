import type { ReadyMessage } from "./post-words";

/** Messages in the posts for shopkeepers to send; they fill in `___`. */
export const READY_MESSAGES = {
  softReminder: {
    en: "Namaste ___ ji. A small reminder: ₹___ from ___ is still pending in our khata. Could you send it by ___? UPI: ___. If you have paid already, please tell me and I will set it right. Thank you.",
    hi: "नमस्ते ___ जी। एक छोटी-सी याद दिलानी थी: ___ के ₹___ हमारे खाते में अभी बाक़ी हैं। ___ तक भेज देंगे? UPI: ___। अगर दे चुके हैं तो बता दीजिए, हिसाब ठीक कर देंगे। धन्यवाद।",
  },
  firmReminder: {
    en: "___ ji, ₹___ has been due since ___, that is ___ days now. I also have to pay for my stock. Please send at least ₹___ by ___ and give me a date for the rest. Until then I can sell to you for cash only.",
    hi: "___ जी, ₹___ बाक़ी हैं (तारीख़ ___ से), यानी ___ दिन हो गए। हमें भी माल का पैसा आगे देना होता है। कम से कम ₹___ ___ तक भेज दीजिए और बाक़ी की तारीख़ बता दीजिए। तब तक सामान नक़द पर ही दे पाएँगे।",
  },
  lastReminder: {
    en: "___ ji, this is my last reminder for ₹___, due since ___. Please pay by ___, or come and let us write down a date together. After that your udhaar account stays closed and I will have to take advice on how to recover it. I would much rather settle it with you over tea.",
    hi: "___ जी, ₹___ के लिए यह आख़िरी बार लिख रहे हैं (तारीख़ ___ से बाक़ी)। ___ तक दे दीजिए, या आकर साथ में एक तारीख़ लिख लेते हैं। उसके बाद उधार खाता बंद रहेगा और वसूली के लिए सलाह लेनी पड़ेगी। अच्छा तो यही होगा कि चाय पर बैठकर निपटा लें।",
  },
  reviewRequest: {
    en: "Namaste ___ ji, thank you for shopping with us. Would you write two honest lines about it on Google, good or bad? It helps others find us and helps us get better: ___",
    hi: "नमस्ते ___ जी, हमारे यहाँ से ख़रीदने के लिए धन्यवाद। क्या Google पर दो सच्ची लाइनें लिख देंगे, अच्छी या बुरी? इससे दूसरों को हम तक पहुँचने में और हमें सुधरने में मदद मिलती है: ___",
  },
} as const satisfies Readonly<Record<string, ReadyMessage>>;
