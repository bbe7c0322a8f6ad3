/** The packages of a site.json that names none: the specification's three (docs/product/check.md#packages). */
export const DEFAULT_PACKAGES = [
  {
    id: "foundation",
    name: "Customer Research & Brand Foundation Pack",
    resultName: "Brand Building & Marketing Foundation Package",
    plainName: { en: "The customers and brand package", hi: "ग्राहक और पहचान वाला पैकेज" },
    area: "branding" as const,
    price: 6999,
    months: 0,
    popular: false,
    pay: null,
    words: {
      en: {
        note: "one-time",
        line: "We ask ten of your customers why they buy, write your one clear line, and set up Google Maps and WhatsApp.",
        forWhom:
          "You sell good things, but customers talk only about the price. New customers come by chance. Google Maps shows an old phone number, or does not show you at all.",
        short: [
          "Talks with 10 of your customers",
          "One clear line for your board",
          "Google Maps listing corrected",
          "WhatsApp Business set up",
          "3 meetings in 4 weeks",
        ],
        gets: [
          "Calls of 10 minutes with 10 customers whom you choose and who agreed, and a note of two pages: why they buy, why some leave, what three shops near you do better",
          "One clear line that says why people should choose you, in Hindi and English, for board, bill and WhatsApp",
          "Google Maps corrected, with ten photos; WhatsApp Business set up with 20 items, an away message and five quick replies; a review sheet",
          "Three meetings of one hour, by phone or video call",
        ],
        when: [
          {
            time: "Week 1",
            text: "First meeting: what you sell, to whom, and which customers we may call.",
          },
          { time: "Week 2", text: "We call them and look at three shops you compete with." },
          {
            time: "Week 3",
            text: "Second meeting: you read the note, and we write your line together.",
          },
          {
            time: "Week 4",
            text: "Google Maps and WhatsApp, on your phone. Third meeting: you get it in writing, and the work ends.",
          },
        ],
        not: [
          "A website, printing or the making of a board",
          "Money for advertisements",
          "Bought reviews, or reviews written by us",
          "A promise of new customers",
        ],
      },
      hi: {
        note: "एक बार का काम",
        line: "हम आपके दस ग्राहकों से पूछते हैं कि वे क्यों ख़रीदते हैं, आपकी एक साफ़ लाइन बनाते हैं, और Google Maps और WhatsApp ठीक कर देते हैं।",
        forWhom:
          "माल आपका अच्छा है, पर ग्राहक बस दाम की बात करते हैं। नए ग्राहक अपने-आप आ गए तो आ गए। Google Maps पर पुराना नंबर है, या दुकान दिखती ही नहीं।",
        short: [
          "आपके 10 ग्राहकों से बातचीत",
          "बोर्ड और बिल के लिए एक साफ़ लाइन",
          "Google Maps पर सही जानकारी",
          "WhatsApp Business की प्रोफ़ाइल",
          "4 हफ़्ते में 3 मीटिंग",
        ],
        gets: [
          "आपके चुने हुए 10 ग्राहकों से, जिन्होंने हामी भरी हो, 10-10 मिनट फ़ोन पर बात, और दो पन्ने का नोट: वे क्यों ख़रीदते हैं, कुछ क्यों चले जाते हैं, आस-पास की तीन दुकानें क्या बेहतर करती हैं",
          "एक साफ़ लाइन कि लोग आपको ही क्यों चुनें, हिंदी और अंग्रेज़ी में: बोर्ड, बिल और WhatsApp के लिए",
          "Google Maps पर सही जानकारी, दस फ़ोटो के साथ; WhatsApp Business पर 20 चीज़ें, अवे मैसेज और पाँच क्विक रिप्लाई; रिव्यू की एक शीट",
          "एक-एक घंटे की तीन मीटिंग, फ़ोन या वीडियो कॉल पर",
        ],
        when: [
          { time: "हफ़्ता 1", text: "पहली मीटिंग: आप क्या बेचते हैं, किसे, और किन ग्राहकों को फ़ोन किया जाए।" },
          { time: "हफ़्ता 2", text: "हम उनसे बात करते हैं और आपके मुक़ाबले की तीन दुकानें देखते हैं।" },
          { time: "हफ़्ता 3", text: "दूसरी मीटिंग: आप नोट पढ़ते हैं, और हम साथ में आपकी लाइन बनाते हैं।" },
          {
            time: "हफ़्ता 4",
            text: "Google Maps और WhatsApp, आपके ही फ़ोन पर। तीसरी मीटिंग: सब कुछ लिखकर आपके हाथ में, और काम पूरा।",
          },
        ],
        not: [
          "वेबसाइट, प्रिंट या बोर्ड बनवाना",
          "विज्ञापन का पैसा",
          "ख़रीदे हुए रिव्यू, या हमारे लिखे रिव्यू",
          "नए ग्राहक आने का वादा",
        ],
      },
    },
  },
  {
    id: "complete",
    name: "BizGrow Complete Package",
    resultName: "Growth Optimization & Analytics Package",
    plainName: { en: "The profit and slow months package", hi: "मुनाफ़ा और मंदी वाला पैकेज" },
    area: "growth" as const,
    price: 7499,
    months: 3,
    popular: true,
    pay: null,
    words: {
      en: {
        note: "includes 3-month support",
        line: "You see what each item really earns, get a plan for slow months, and three months of support.",
        forWhom:
          "You sell all day and still wonder in the evening where the money went. Some months are full, others empty. A few customers bring most of the sales.",
        short: [
          "What your 20 best sellers earn",
          "Your best and worst months",
          "Your ten biggest customers",
          "A plan for slow months",
          "2 meetings, 6 calls in 3 months",
        ],
        gets: [
          "A margin sheet for your 20 best sellers: price, cost, delivery, commission, and what is left",
          "Your last 12 months on one page, and lists of your ten biggest customers and of those who stopped coming, with a message for each",
          "A written plan of three to four pages for slow months and regular customers, and an order routine for WhatsApp and calls",
          "Two meetings of one hour, then six calls of 30 minutes in three months, by phone or video call, and your questions on WhatsApp",
        ],
        when: [
          {
            time: "Month 1",
            text: "Two meetings: margin sheet and sales page, then the plan. You start with what brings money soonest.",
          },
          {
            time: "Month 2",
            text: "You carry out the plan. Every two weeks we look at the sheet with you.",
          },
          {
            time: "Month 3",
            text: "You keep the sheets alone. In the last call we compare with month 1, and the work ends.",
          },
        ],
        not: [
          "Daily bookkeeping, GST returns or tax filing",
          "Money for advertisements, or running them for you",
          "Talks with your customers: they are in the customers and brand package",
          "A promise of higher sales",
        ],
      },
      hi: {
        note: "3 महीने की मदद साथ में",
        line: "किस चीज़ में सच में कितना बचता है, मंदी के महीनों का प्लान, और तीन महीने की मदद।",
        forWhom:
          "दिन भर बिक्री होती है, और शाम को समझ नहीं आता कि पैसा गया कहाँ। कुछ महीने भरे रहते हैं, कुछ ख़ाली। आधी बिक्री दो-चार ग्राहकों के भरोसे है।",
        short: [
          "20 चीज़ों में हाथ में क्या बचता है",
          "सबसे अच्छे और सबसे ख़राब महीने",
          "आपके दस सबसे बड़े ग्राहक",
          "मंदी के महीनों का प्लान",
          "2 मीटिंग, 3 महीने में 6 कॉल",
        ],
        gets: [
          "सबसे ज़्यादा बिकने वाली 20 चीज़ों की मुनाफ़ा-शीट: दाम, लागत, डिलीवरी, कमीशन, और बचा क्या",
          "पिछले 12 महीने एक पन्ने पर, और दो लिस्ट: दस सबसे बड़े ग्राहक, और वे जो आना बंद कर चुके; दोनों के लिए एक-एक मैसेज",
          "तीन-चार पन्ने का लिखा प्लान, मंदी के महीनों और पुराने ग्राहकों के लिए, और WhatsApp और फ़ोन के ऑर्डर का नियम",
          "फ़ोन या वीडियो कॉल पर एक-एक घंटे की दो मीटिंग, फिर तीन महीने में 30 मिनट के छह कॉल, और आपके सवाल WhatsApp पर",
        ],
        when: [
          {
            time: "महीना 1",
            text: "दो मीटिंग: मुनाफ़ा-शीट और बिक्री का पन्ना, फिर प्लान। शुरुआत उस काम से जिससे पैसा सबसे जल्दी आए।",
          },
          { time: "महीना 2", text: "आप प्लान पर काम करते हैं। हर दो हफ़्ते में हम साथ शीट देखते हैं।" },
          {
            time: "महीना 3",
            text: "शीट आप ख़ुद भरते हैं। आख़िरी कॉल में पहले महीने से मिलान होता है, और काम पूरा।",
          },
        ],
        not: [
          "रोज़ का बहीखाता, GST रिटर्न या टैक्स भरना",
          "विज्ञापन का पैसा, या आपके लिए विज्ञापन चलाना",
          "आपके ग्राहकों से बातचीत: वह ग्राहक और पहचान वाले पैकेज में है",
          "बिक्री बढ़ने का वादा",
        ],
      },
    },
  },
  {
    id: "suite",
    name: "Strategic Growth Planning & Implementation Suite",
    resultName: "Operations Excellence & Strategy Package",
    plainName: { en: "The udhaar and accounts package", hi: "उधार और हिसाब वाला पैकेज" },
    area: "operations" as const,
    price: 8499,
    months: 6,
    popular: false,
    pay: null,
    words: {
      en: {
        note: "6-month program",
        line: "Udhaar, cash, due dates and written tasks, with a meeting every month.",
        forWhom:
          "The shop runs, but only while you stand in it. Udhaar is stuck, due dates come as a surprise, and you cannot afford to be ill even for a day.",
        short: [
          "Messages to ask for your money",
          "A calendar of due dates",
          "Written tasks for five jobs",
          "6 meetings in 6 months",
        ],
        gets: [
          "One page that you keep: who owes you how much since when, cash for four weeks, and a calendar of the due dates from your CA",
          "Three messages to ask for your money: soft, firm and last, in Hindi and English",
          "Written tasks for five jobs, simple enough for someone else, and a plan of three goals with one number each, checked every month",
          "Six monthly meetings by phone or video call, the first of two hours, the others of one, and your questions on WhatsApp",
        ],
        when: [
          {
            time: "Month 1",
            text: "Three goals. The page of dues and cash, and a message to the three oldest dues.",
          },
          { time: "Month 2", text: "Due dates and accounts: 20 minutes a day." },
          { time: "Month 3", text: "Written tasks: one more person learns the first two jobs." },
          { time: "Month 4", text: "We check the three numbers and change what does not work." },
          {
            time: "Month 5",
            text: "The other three jobs. You stay away for one day, and we look at what went wrong.",
          },
          {
            time: "Month 6",
            text: "What you reached, and a plan for the next six months. Then the work ends.",
          },
        ],
        not: [
          "GST returns, tax filing or legal advice",
          "Calls to people who owe you money",
          "Arranging a loan",
          "Software that you have to buy",
        ],
      },
      hi: {
        note: "6 महीने का प्रोग्राम",
        line: "उधार, नक़दी, ज़रूरी तारीख़ें और कामों का लिखा तरीक़ा, हर महीने एक मीटिंग के साथ।",
        forWhom:
          "दुकान चलती है, पर तभी तक जब तक आप उसमें खड़े हैं। उधार फँसा है, तारीख़ें अचानक सिर पर आ जाती हैं, और बीमार पड़ने की भी छुट्टी नहीं।",
        short: [
          "पैसा माँगने के तीन मैसेज",
          "ज़रूरी तारीख़ों का कैलेंडर",
          "पाँच कामों का लिखा तरीक़ा",
          "6 महीने में 6 मीटिंग",
        ],
        gets: [
          "एक पन्ना जो आप ख़ुद रखते हैं: किस पर कितना उधार कब से, चार हफ़्तों की नक़दी, और आपके CA की बताई तारीख़ों का कैलेंडर",
          "पैसा माँगने के तीन मैसेज, नरम, सख़्त और आख़िरी, हिंदी और अंग्रेज़ी में",
          "पाँच कामों का लिखा हुआ तरीक़ा, इतना सीधा कि कोई और कर ले, और तीन टारगेट का प्लान: हर एक की एक गिनती, जो हर महीने मिलाई जाती है",
          "फ़ोन या वीडियो कॉल पर हर महीने एक मीटिंग, पहली दो घंटे की, बाक़ी एक-एक घंटे की, और आपके सवाल WhatsApp पर",
        ],
        when: [
          {
            time: "महीना 1",
            text: "तीन टारगेट। उधार और नक़दी का पन्ना, और सबसे पुराने तीन उधार वालों को आपका मैसेज।",
          },
          { time: "महीना 2", text: "तारीख़ें और हिसाब: रोज़ 20 मिनट।" },
          { time: "महीना 3", text: "लिखा हुआ तरीक़ा: पहले दो काम कोई और सीखता है।" },
          {
            time: "महीना 4",
            text: "तीन महीने बाद तीनों टारगेट मिलाए जाते हैं। जो नहीं चल रहा, उसे बदलते हैं।",
          },
          {
            time: "महीना 5",
            text: "बाक़ी तीन काम। एक दिन आप दुकान नहीं जाते, और फिर हम देखते हैं कि क्या अटका।",
          },
          { time: "महीना 6", text: "क्या-क्या हुआ, और अगले छह महीने का प्लान। फिर काम पूरा।" },
        ],
        not: [
          "GST रिटर्न, टैक्स भरना या क़ानूनी सलाह",
          "उधार वालों को फ़ोन",
          "लोन दिलवाना",
          "कोई सॉफ़्टवेयर जो ख़रीदना पड़े",
        ],
      },
    },
  },
];
