import { useState } from "react";
import { confirmOwner, isOwnerUnconfirmed, readMemory } from "@/lib/browser/check/quiz-memory";
import type { QuizWords } from "@/lib/content/en/quiz";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { counts } from "./use-visit-counts";

type Words = QuizWords["results"]["sameShop"];

type SameShopProps = { words: Words; onSame: () => void; onLeave: () => void };

/** The two answers to the question whose shop it is. */
const SameShop = ({ words, onSame, onLeave }: SameShopProps) => (
  <p className="mt-3 flex flex-wrap gap-3">
    <Button onClick={onSame}>{words.yes}</Button>
    <Button onClick={onLeave}>{words.no}</Button>
  </p>
);

/** On the result of another day, asks whether it is still this owner's, until the answer is yes. */
export function StillYours({ words, onLeave }: Omit<SameShopProps, "onSame">) {
  const [isAsked, setAsked] = useState(() => isOwnerUnconfirmed(readMemory(), Date.now()));
  if (!isAsked) return null;
  const keep = () => {
    confirmOwner();
    setAsked(false);
  };
  return (
    <section
      aria-label={words.still}
      className="mb-5 border-l-4 border-marigold bg-marigold-wash px-4 py-3 print:hidden"
    >
      <p className="font-bold">{words.still}</p>
      <SameShop {...{ words, onLeave }} onSame={keep} />
    </section>
  );
}

type RetakeProps = Omit<SameShopProps, "onSame"> & {
  className: string;
  label: string;
  onRetake: () => void;
};

/** Begins the check again, for the same shop: two shops are never compared, nor kept in one record. */
export function Retake({ words, className, label, onRetake, onLeave }: RetakeProps) {
  const [isAsking, setAsking] = useState(false);
  const then = (go: () => void) => () => {
    setAsking(false);
    go();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        {...counts("retake")}
      >
        {label}
      </button>
      {isAsking && (
        <Dialog title={words.again} onClose={() => setAsking(false)}>
          <SameShop words={words} onSame={then(onRetake)} onLeave={then(onLeave)} />
        </Dialog>
      )}
    </>
  );
}
