/** The page of the site that linked to this document load; null if there was none. */
export const internalReferrer = (): URL | null => {
  const from = document.referrer && new URL(document.referrer);
  return from && from.origin === location.origin ? from : null;
};
