/** Leaves letters outside ASCII unescaped: escaped, each letter of Hindi takes nine characters. */
const readable = (encoded: string): string =>
  encoded.replaceAll(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent);

/** A link to a WhatsApp chat (digits with country code, or ""). Throws URIError. */
export const chatLink = (whatsappNumber: string, text: string): string =>
  `https://wa.me${whatsappNumber && `/${whatsappNumber}`}${text && `?text=${readable(encodeURIComponent(text))}`}`;
