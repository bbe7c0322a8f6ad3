import { type App, getApps, initializeApp } from "firebase-admin/app";
import { env } from "./env";

/** This process's Firebase app; Google's libraries find its credentials in their default places. */
export const firebaseApp = (): App => {
  const projectId = env().firebaseProjectId;
  if (!projectId) throw new Error("FIREBASE_PROJECT_ID is not set");
  return getApps()[0] ?? initializeApp({ projectId });
};
