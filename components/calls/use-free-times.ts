import { type RefObject, useEffect, useState } from "react";
import { afterPress, untilGone } from "@/lib/browser/core/timing";
import { readFreeTimes } from "@/lib/browser/leads/call-client";
import { chosenIn } from "./when-field";

/** The free half hours, epoch ms, once they have come. They do not replace what was chosen in `form` meanwhile. */
export const useFreeTimes = (form?: RefObject<HTMLFormElement | null>): readonly number[] => {
  const [times, setTimes] = useState<readonly number[]>([]);
  useEffect(
    () =>
      untilGone(readFreeTimes(), (found) =>
        afterPress(() => {
          const chosen = form?.current ? chosenIn(form.current) : null;
          if (chosen === null) setTimes(found);
        }),
      ),
    [form],
  );
  return times;
};
