/** Leaves letters outside ASCII unescaped: escaped, each letter of Hindi takes nine characters. */
const readable = (encoded: string): string =>
  encoded.replaceAll(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent);

/**
 * A link to a WhatsApp chat with a number (digits with country code) and a message, which may be empty.
 * Without a number WhatsApp asks for the recipient; then there is no slash, because content blockers hide links that begin with "https://wa.me/?text=".
 * Throws URIError for a lone surrogate.
 */
export const chatLink = (whatsappNumber: string, text: string): string =>
  `https://wa.me${whatsappNumber && `/${whatsappNumber}`}${text && `?text=${readable(encodeURIComponent(text))}`}`;
