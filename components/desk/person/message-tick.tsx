import type { ReactNode } from "react";

type MessageTickProps = {
  /** The id of a lead. */
  id: string;
  isTicked: boolean;
  children: ReactNode;
};

/** A message to be ticked, in one line. */
export const MessageTick = ({ id, isTicked, children }: MessageTickProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      name="ids"
      value={id}
      className="size-5 shrink-0 accent-red"
      defaultChecked={isTicked}
    />
    <span className="wrap-anywhere">{children}</span>
  </label>
);
