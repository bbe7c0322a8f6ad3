import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { firebaseApp } from "@/lib/server/core/firebase-app";

/** The database of this process's Firebase project. Throws without FIREBASE_PROJECT_ID. */
export const firestore = (): Firestore => getFirestore(firebaseApp());
