import type { Said } from "@/lib/domain/core/said";
import { DeskForm } from "@/components/desk/desk-form";

type UndoProps = {
  words: Readonly<{ undo: string }>;
  back: string;
  undo: NonNullable<Said["undo"]>;
};

/** Takes the last tap back, for ten seconds (desk-frame.css). */
export const Undo = ({ words, back, undo: { to, fields } }: UndoProps) => (
  <DeskForm {...{ to, back, fields }} className="undo">
    <button type="submit" className="desk-chip">
      {words.undo}
    </button>
  </DeskForm>
);
