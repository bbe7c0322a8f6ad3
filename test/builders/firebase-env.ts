const PROJECT = "demo-test";

/** The variables of a site whose operator configured Google's sign-in. */
export const FIREBASE = {
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: "demo",
  FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  FIREBASE_APP_ID: "demo",
};
