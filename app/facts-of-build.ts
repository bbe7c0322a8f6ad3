/* oxlint-disable node/no-process-env -- next.config.ts writes these values into the code while building */

/** The operator's facts that an error page needs, which has no server; the browser gets no other part of site.json. */
export const OUR_NAME = process.env.OUR_NAME ?? "";
export const OUR_WHATSAPP = process.env.OUR_WHATSAPP ?? "";
