import type { ReactNode } from "react";

type CheckRoomProps = {
  /** The check itself. */
  children: ReactNode;
  /** What is said below it, until there is a result. */
  intro?: ReactNode;
};

/** The check's page: narrow for a question, and wide for a result. A page with a result prints nothing else. */
export const CheckRoom = ({ children, intro }: CheckRoomProps) => (
  <div className="group peer mx-auto max-w-2xl sm:px-6 sm:pt-5 lg:has-[.result]:max-w-[1120px] print:max-w-none print:p-0 sideways:max-w-none sideways:p-0">
    <div className="check-page print:not-has-[.result]:hidden">{children}</div>
    {intro && <div className="px-4 pt-4 pb-8 group-has-[.result]:hidden">{intro}</div>}
  </div>
);
