/** A WhatsApp chat with a number (digits with country code), the message already typed. */
export const chatLink = (whatsappNumber: string, text: string): string =>
  `https://wa.me/${whatsappNumber}?text=${encodeURIComponent(text)}`;
