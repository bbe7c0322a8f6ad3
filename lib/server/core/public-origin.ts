const LOCAL = /^(localhost|127\.|\[::1\]|.*\.(example|localhost)$)/;

/** Whether an address is of this machine, or of examples. */
export const isLocalOrigin = (address: string): boolean => LOCAL.test(new URL(address).hostname);

/** Whether an origin can be that of a live site: https, and no name of this machine or of examples. */
export const isPublicOrigin = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === "https:" && !isLocalOrigin(address);
