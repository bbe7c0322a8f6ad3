import { fallbackId, isVisitorId } from "@/lib/domain/account/visitor-id";
import { canRead, write, read } from "@/lib/browser/core/device-store";

/** The local storage key of the anonymous user id. */
export const VISITOR_ID_KEY = "bizgrow-user-id";

/** `crypto.randomUUID` is missing on plain http addresses other than localhost. */
export const randomUuid = (): string => {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[bytes[8]! & 3]!;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/** Whether this device has an id already. */
export const isKnownVisitor = (): boolean => isVisitorId(read(VISITOR_ID_KEY));

/** A new id for this device; the next `visitorId()` returns it too. */
export const renewVisitorId = (): string => {
  const id = canRead() ? randomUuid() : fallbackId(Date.now());
  write(VISITOR_ID_KEY, id);
  return id;
};

/** Stores a known id for this device: that of the account's record. */
export const setVisitorId = (id: string): void => {
  write(VISITOR_ID_KEY, id);
};

/** This device's id; created and stored if missing or invalid. */
export const visitorId = (): string => {
  const id = read(VISITOR_ID_KEY);
  return isVisitorId(id) ? id : renewVisitorId();
};
