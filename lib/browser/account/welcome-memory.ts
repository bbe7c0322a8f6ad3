const KEY = "bizgrow-welcome-dismissed";

/** Fallback for blocked session storage: lasts as long as this page. */
let isDismissedHere = false;

/** Whether the welcome dialog was dismissed in this browser session. Never throws. */
export const isWelcomeDismissed = (): boolean => {
  try {
    return isDismissedHere || sessionStorage.getItem(KEY) !== null;
  } catch {
    return isDismissedHere;
  }
};

/** No welcome dialog for the rest of this browser session (docs/product.md#welcome-dialog). Never throws. */
export const dismissWelcome = (): void => {
  isDismissedHere = true;
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Blocked or full: it lasts until the page is left.
  }
};
