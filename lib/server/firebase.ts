import { type App, getApps, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { env } from "./env";

/** This process's Firebase app; its credentials come from where Google's libraries look for them. */
const firebaseApp = (): App => {
  const projectId = env().firebaseProjectId;
  if (!projectId) throw new Error("FIREBASE_PROJECT_ID is not set");
  return getApps()[0] ?? initializeApp({ projectId });
};

/** The database of this process's Firebase project. Throws without FIREBASE_PROJECT_ID. */
export const firestore = (): Firestore => getFirestore(firebaseApp());
