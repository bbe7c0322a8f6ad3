/** Letters outside of ASCII stand in an address as they are: written as bytes each of Hindi would be nine long. */
const readable = (encoded: string): string =>
  encoded.replaceAll(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent);

/**
 * A WhatsApp chat with a number (digits with country code), the message already typed; without a number WhatsApp asks
 * whom to send it to. Throws URIError for half a surrogate pair.
 */
export const chatLink = (whatsappNumber: string, text: string): string =>
  `https://wa.me/${whatsappNumber}?text=${readable(encodeURIComponent(text))}`;
