import { foreignIds } from "./foreign-ids";
import type { Proof } from "./proof";

export const proof: Proof = () => foreignIds(10_000);
