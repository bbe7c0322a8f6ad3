import type { MouseEvent } from "react";
import type { DeskRoomWords } from "./desk-words";
import { type DeskView, hrefOf } from "./use-desk-view";
import "./desk-tabs.css";

type DeskTabsProps = {
  words: DeskRoomWords["views"];
  view: DeskView;
  go: (view: DeskView) => void;
};

/** Whether a click navigates in this tab. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Navigation between the desk's views. */
export function DeskTabs({ words, view, go }: DeskTabsProps) {
  return (
    <nav aria-label={words.label} className="page desk-tabs print:hidden">
      {(["leads", "funnel", "health", "log"] as const).map((kind) => (
        <a
          key={kind}
          href={hrefOf({ kind })}
          aria-current={view.kind === kind ? "page" : undefined}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            go({ kind });
          }}
        >
          {words[kind]}
        </a>
      ))}
    </nav>
  );
}
