const LOCAL = /^(localhost|127\.|\[::1\]|.*\.(example|localhost)$)/;

/** Whether an origin can be that of a live site: https, and no name of this machine or of examples. */
export const isPublicOrigin = (address: string): boolean =>
  URL.canParse(address) &&
  new URL(address).protocol === "https:" &&
  !LOCAL.test(new URL(address).hostname);
