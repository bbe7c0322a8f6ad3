/** The page of ours whose link the browser itself followed to this load of a page; null if there was none. */
export const internalReferrer = (): URL | null => {
  const from = document.referrer && new URL(document.referrer);
  return from && from.origin === location.origin ? from : null;
};
