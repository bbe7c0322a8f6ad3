import { useCallback, useEffect, useState } from "react";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { untilGone } from "@/lib/browser/core/timing";
import { type OwnLink, readLinks, revokeLink } from "@/lib/browser/share/link-client";

/** The working private links of this visitor, newest first, and how to switch off one. */
export const useOwnLinks = () => {
  const [links, setLinks] = useState<readonly OwnLink[]>([]);

  useEffect(
    () =>
      untilGone(readLinks(visitorId()), (reply) => {
        if (reply.kind === "done") setLinks(reply.value);
      }),
    [],
  );

  /** Resolves to whether the link is off now. */
  const revoke = useCallback(async (linkId: string): Promise<boolean> => {
    const { kind } = await revokeLink(visitorId(), linkId);
    // "missing": it was switched off elsewhere.
    const isOff = kind === "done" || kind === "missing";
    if (isOff) setLinks((before) => before.filter((one) => one.linkId !== linkId));
    return isOff;
  }, []);

  return { links, revoke };
};
