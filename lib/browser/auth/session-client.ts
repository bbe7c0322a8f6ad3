import { call, noContent, type Reply } from "@/lib/browser/core/api-call";
import { replyWith } from "@/lib/browser/core/parse";

/** Firebase's public values. */
export type FirebaseConfig = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  /** The address of Google's Auth emulator, in development and tests. */
  authEmulator: string | null;
};

/** The configuration of sign-in; `firebase` is null where it is off. */
export const readConfig = (): Promise<Reply<{ firebase: FirebaseConfig | null }>> =>
  call("GET", "/api/config", replyWith<{ firebase: FirebaseConfig | null }>("firebase"));

/** Exchanges a fresh ID token for a session cookie; "missing" when the server refuses it. */
export const startSession = (idToken: string): Promise<Reply<true>> =>
  call("POST", "/api/session", noContent, { headers: { Authorization: `Bearer ${idToken}` } });
