import { type AuthEmulator, startAuthEmulator } from "./start-auth-emulator";
import { type GoogleUser, newGoogleUser, type SignedIn, signInAtEmulator } from "./google-user";

const PROJECT = "demo-test";
/** The emulator may have to be installed first. */
const START_MS = 300_000;

/**
 * Gives the tests of a file the official Auth emulator, and configures the server to use it. Must be called at the top
 * of the file, before anything reads the environment.
 */
export const withAuthEmulator = () => {
  let emulator: AuthEmulator;

  beforeAll(async () => {
    emulator = await startAuthEmulator(PROJECT);
    process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
    await fetch(`http://${emulator.host}/`); // it answers when it is ready
  }, START_MS);
  afterAll(() => emulator.stop());

  Object.assign(process.env, {
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: "demo",
    FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
    FIREBASE_APP_ID: "demo",
    METADATA_SERVER_DETECTION: "none",
  });

  return {
    projectId: PROJECT,
    host: () => emulator.host,
    /** Signs a person in at Google; resolves to the tokens that the browser gets. */
    signIn: (user: Partial<GoogleUser> = {}): Promise<SignedIn> =>
      signInAtEmulator(emulator.host, newGoogleUser(user)),
  };
};
