import { buttonClass } from "./button";

const ID = "offline-note";
const AGAIN = "again";

type OfflineNoteProps = { words: Readonly<Record<"title" | "text" | "again" | "close", string>> };

/** Says that a page cannot be opened without a network. Closed in every page, because it could not be loaded then. */
export const OfflineNote = ({ words }: OfflineNoteProps) => (
  <dialog
    id={ID}
    className="stitched m-auto w-full max-w-md bg-paper text-ink"
    aria-labelledby={`${ID}-title`}
  >
    <form method="dialog" className="px-5 pt-4 pb-6">
      <h2 id={`${ID}-title`} className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-3">{words.text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <button type="submit" className={buttonClass("primary")} value={AGAIN}>
          {words.again}
        </button>
        <button type="submit" className={buttonClass("secondary")}>
          {words.close}
        </button>
      </p>
    </form>
  </dialog>
);

/** Opens the note; "Try again" presses `opener` once more. */
export const tellOffline = (opener: Pick<HTMLElement, "click">): void => {
  const note = document.querySelector<HTMLDialogElement>(`#${ID}`);
  if (!note || note.open) return;
  note.returnValue = "";
  note.onclose = () => note.returnValue === AGAIN && opener.click();
  note.showModal();
};
