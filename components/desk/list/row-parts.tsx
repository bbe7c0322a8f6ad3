"use client";

import type { ComponentProps, ReactNode } from "react";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskRoomWords } from "@/components/desk/desk-words";

type OfPerson = { person: string; back: string };

type PersonLinkProps = OfPerson & { lang: Lang; className: string; children: ReactNode };

/** A link to a person's page, which leads back. It is never loaded beforehand: each look is logged. */
export const PersonLink = ({ lang, person, back, className, children }: PersonLinkProps) => (
  <a
    href={`${pathIn(lang, `/desk/people/${person}`)}?back=${encodeURIComponent(back)}`}
    className={className}
  >
    {children}
  </a>
);

/** A person's stage in a word; the colour is only an addition. */
export const StageMark = ({ stage, word }: { stage: string; word: string }) => (
  <span className="stage" data-stage={stage}>
    {word}
  </span>
);

/** Opens the dialler, and notes that; without JavaScript it only opens it. */
export const CallLink = ({
  person,
  back,
  href,
  children,
  ...link
}: ComponentProps<"a"> & OfPerson) => {
  const note = () => {
    const body = new URLSearchParams({ back, do: "opened", way: "phone" });
    const sent = { method: "POST", keepalive: true, headers: { Accept: "application/json" }, body };
    void fetch(`/api/desk/people/${person}`, sent).catch(() => undefined);
  };
  return (
    <a href={href} {...link} onClick={note}>
      {children}
    </a>
  );
};

type CallMarksProps = OfPerson & {
  words: DeskRoomWords["calls"]["today"];
  version: number;
  name: string;
  /** The lead with the call, and its half hour, epoch ms. */
  lead: string;
  at: number;
};

/** What came of a call, in one tap: reached or not. */
export const CallMarks = ({ words, person, name, back, ...fields }: CallMarksProps) => (
  <DeskForm to={`people/${person}`} {...{ back, fields }} className="call-marks flex gap-2">
    {(["reached", "missed"] as const).map((what) => (
      <button
        key={what}
        name="do"
        value={what}
        className="desk-chip"
        aria-label={fill(words.of, { what: words[what], name })}
      >
        {words[what]}
      </button>
    ))}
  </DeskForm>
);
