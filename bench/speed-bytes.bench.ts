import { bytes } from "./speed/bytes";
import { speedProof } from "./speed/speed-proof";

/** It has no size. */
export const proof = speedProof("Bytes", 1, (_size, routes) => bytes(routes));
