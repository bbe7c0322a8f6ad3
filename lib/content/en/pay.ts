/** Paying for an order: on its page, and after it was sent. `{ways}`: what the operator has, in a row. */
export const pay = {
  /** On the order page, before the form. */
  order: {
    amount: "To pay in all: {amount}",
    lead: "This page charges nothing. After sending you can pay at once: {ways}. Or wait for our offer in writing, within {replyHours} hours, {openDays}.",
  },
  pin: "Never tell anyone your UPI PIN, OTP or card number. We do not ask for them.",
  trouble: "Paid, but no word from us? Call {ourPhone}.",
  ways: { page: "payment page", upi: "UPI", bank: "bank transfer" },
  title: "Pay {amount}",
  lead: "Once, by one of these ways. Write the reference {reference} with it, so that we find your payment.",
  page: {
    open: "Pay on {host}",
    note: "Opens {host} in a new tab. You pay there; we see no card number.",
  },
  upi: {
    title: "By UPI",
    how: "In your UPI app, pay to this address.",
    address: "UPI address",
    amount: "Amount",
    reference: "Note",
    qr: "Show QR code",
    qrLabel: "QR code: {amount} to {address}",
    qrLost: "The code cannot be loaded now. Copy the address.",
  },
  bank: {
    title: "By bank transfer (NEFT, RTGS, IMPS)",
    holder: "Account holder",
    account: "Account number",
    ifsc: "IFSC",
  },
  copy: "Copy {what}",
  copied: "Copied",
  claim: {
    title: "I have paid",
    way: "How did you pay?",
    number: "Number of the payment (UTR)",
    hints: {
      page: "On the receipt of the payment page: the payment id.",
      upi: "12 digits, in your UPI app at this payment.",
      bank: "12 to 22 characters, in the bank's app or SMS.",
    },
    wrong: {
      page: "A payment id has 6 to 40 characters. Please check it.",
      upi: "A UPI payment number has 12 digits. Please check it.",
      bank: "A bank's payment number has 12 to 22 characters. Please check it.",
    },
    send: "Tell us",
    sending: "Sending…",
    sent: "We check our account and write to you.",
    told: "You told us on {date}: {way}, {utr}.",
    full: "We cannot note this here any more. Please call us: {ourPhone}.",
    offline: "You are offline. Your number is still here: send it when the internet is back.",
    failed: "Not sent. Your number is still here: please try again in a minute.",
  },
  paid: "Paid: {amount} on {date}.",
  left: "Still open: {amount}.",
};

export type PayWords = typeof pay;
