import { patience } from "./patience/patience";
import type { Proof } from "@/bench/support/proof";

/** The size is the number of requests on each of 40 connections. */
export const proof: Proof = (requests = 1_500) => patience("pipelining", requests);
