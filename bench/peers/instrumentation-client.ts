/** Without this file, Next would use the site's. */
export {};
