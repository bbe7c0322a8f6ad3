import type { ReactNode } from "react";

type DeviceNoteProps = { text: string; children: ReactNode };

/** Says that the checks below come from this device alone, and why; `children` is what helps. */
export function DeviceNote({ text, children }: DeviceNoteProps) {
  return (
    <div className="page mt-8">
      <div role="status" className="border-l-4 border-marigold bg-marigold-wash px-4 py-3">
        <p className="max-w-prose">{text}</p>
        {children}
      </div>
    </div>
  );
}
