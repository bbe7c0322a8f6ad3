import type { Said } from "@/lib/domain/core/said";

/** What came of a form that was sent without JavaScript. */
export const SaidLine = ({ said: { text, isTrouble = false } }: { said: Said }) => (
  <div className="page print:hidden">
    <p
      role={isTrouble ? "alert" : "status"}
      className={`border-l-4 px-4 py-3 font-semibold wrap-anywhere ${isTrouble ? "border-red bg-red-wash" : "border-marigold bg-marigold-wash"}`}
    >
      {text}
    </p>
  </div>
);
