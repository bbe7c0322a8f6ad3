const KEY = "bizgrow-welcome-dismissed";

/** Where session storage is blocked, this page at least remembers. */
let isDismissedHere = false;

/** Whether the welcome dialog is done with in this browser session. Never throws. */
export const isWelcomeDismissed = (): boolean => {
  try {
    return isDismissedHere || sessionStorage.getItem(KEY) !== null;
  } catch {
    return isDismissedHere;
  }
};

/** No welcome dialog any more in this browser session (decision 19). Never throws. */
export const dismissWelcome = (): void => {
  isDismissedHere = true;
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Blocked or full: it lasts until the page is left.
  }
};
