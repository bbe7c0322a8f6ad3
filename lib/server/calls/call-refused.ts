import { isNativeError } from "node:util/types";
import type { CallRefusal } from "@/lib/domain/calls/call-day";

/** A half hour that a lead cannot take; nothing was written. */
export class CallRefused extends Error {
  override name = "CallRefused";
  readonly why: CallRefusal;
  constructor(why: CallRefusal) {
    super(`This time is ${why}`);
    this.why = why;
  }
  /** By name, like StoreUnavailable: the store is shared by all copies of this module. */
  static override [Symbol.hasInstance](value: unknown): value is CallRefused {
    return isNativeError(value) && value.name === "CallRefused";
  }
}
