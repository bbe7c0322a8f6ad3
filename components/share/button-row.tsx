import type { ReactNode } from "react";

/** Buttons beside each other as far as there is room, each at least 11rem wide. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 flex flex-wrap gap-3 *:max-w-96 *:flex-[1_1_11rem]">{children}</div>
);
