import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { startAuthEmulator } from "../../test/standins/start-auth-emulator.ts";

/** A separate project, so that accounts of development and of the tests stay apart. */
const PROJECT = "demo-dev";

/** The files in which Next looks for variables in development. */
const ENV_FILES = [".env", ".env.development", ".env.local", ".env.development.local"];

const isConfigured = () =>
  [process.env, ...ENV_FILES.filter((file) => existsSync(file)).map(variablesIn)].some(
    (variables) =>
      Object.entries(variables).some(
        ([name, value]) =>
          (name.startsWith("FIREBASE_") && value) ||
          (name === "SITE_URL" && /^\s*https:/i.test(value ?? "")),
      ),
  );

const variablesIn = (file) => parseEnv(readFileSync(file, "utf8"));

/** Starts a local Auth emulator, unless a FIREBASE_* variable or an https SITE_URL is set. */
export async function offerSignIn() {
  if (isConfigured()) return;
  try {
    const { host } = await startAuthEmulator(PROJECT);
    Object.assign(process.env, {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: "demo",
      FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
      FIREBASE_APP_ID: "demo",
      FIREBASE_AUTH_EMULATOR_HOST: host,
      METADATA_SERVER_DETECTION: "none",
    });
  } catch (error) {
    console.error(`Sign-in is not enabled: ${error.message}`);
  }
}
