/** Where the desk's unsaved notes are kept on a device until they are saved, thrown away, or the operator signs out. */
export const DRAFTS_KEY = "bizgrow-desk-drafts";
