import { useEffect, useRef, useState } from "react";
import { readFreeTimes } from "@/lib/browser/leads/call-client";
import { untilGone } from "@/lib/browser/core/until-gone";

const always = () => true;

/**
 * The free half hours, epoch ms, once they have come; `isChecked`: for who has finished a check. They do not replace what
 * was chosen meanwhile (`isWanted`).
 */
export const useFreeTimes = (isChecked: boolean, isWanted = always): readonly number[] => {
  const [times, setTimes] = useState<readonly number[]>([]);
  const wanted = useRef(isWanted);
  useEffect(
    () => untilGone(readFreeTimes(isChecked), (found) => wanted.current() && setTimes(found)),
    [isChecked],
  );
  return times;
};
