import { createHmac } from "node:crypto";
import { isVisitorId } from "@/lib/domain/account/visitor-id";
import { newToken } from "@/lib/server/auth/owner-token";
import { isSameText } from "@/lib/server/core/sha256";
import type { Store } from "@/lib/server/store/store";
import type { Secret } from "@/lib/server/store/schemas/stored-secret";

/** An id and its signature (32 bytes) in base64url; release 1.0.0 wrote a full stop between. */
const TOKEN = /^([\w-]{30,48})\.?([\w-]{43})$/;

/** A lead's id is 32 bytes in hex digits; a record's is text. */
const bytesOf = (id: string): Buffer => Buffer.from(id, isVisitorId(id) ? "utf8" : "hex");
const idOf = (bytes: Buffer): string => {
  const text = bytes.toString("utf8");
  return isVisitorId(text) ? text : bytes.toString("hex");
};

const tokenOf = (id: Buffer, key: string): string => {
  const signature = createHmac("sha256", Buffer.from(key, "base64url")).update(id);
  return id.toString("base64url") + signature.digest("base64url");
};

type Parts = {
  secrets: Store<Secret>;
  /** What the ids are signed for: a token of one purpose opens nothing of another. */
  purpose: string;
};

/** Tokens: a lead's or record's id with a signature. All calls reject with StoreUnavailable. */
export const createSignedIds = ({ secrets, purpose }: Parts) => {
  let known: Promise<string> | null = null;
  const readSecret = async (): Promise<string> => {
    const secret = await secrets.update(purpose, (kept) => kept ?? { value: newToken() });
    return secret!.value;
  };
  const secret = (): Promise<string> =>
    (known ??= readSecret().catch((error: unknown) => {
      known = null;
      throw error;
    }));

  return {
    /** Resolves to a function that makes the token of an id: always the same one. */
    signer: async (): Promise<(id: string) => string> => {
      const key = await secret();
      return (id) => tokenOf(bytesOf(id), key);
    },

    /** null: not our token. Texts are compared, as 32 bytes have four spellings in base64url. */
    idIn: async (token: string): Promise<string | null> => {
      const [, id, signature] = TOKEN.exec(token) ?? [];
      if (id === undefined || signature === undefined) return null;
      const bytes = Buffer.from(id, "base64url");
      return isSameText(id + signature, tokenOf(bytes, await secret())) ? idOf(bytes) : null;
    },
  };
};

export type SignedIds = ReturnType<typeof createSignedIds>;
