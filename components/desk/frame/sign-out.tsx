"use client";

import { type FormEvent, useState } from "react";
import { DeskForm } from "@/components/desk/desk-form";
import { tellDeskLeft } from "@/lib/browser/desk/news";
import { hasDraft } from "@/lib/browser/desk/note-draft";

type SignOutProps = { back: string; words: { signOut: string; unsaved: string; anyway: string } };

/** Closes the desk in this browser; a second press does so with a note that is not saved. */
export function SignOut({ back, words }: SignOutProps) {
  const [isAsked, setAsked] = useState(false);
  const leave = (event: FormEvent) => {
    if (isAsked || !hasDraft(Date.now())) return tellDeskLeft();
    event.preventDefault();
    setAsked(true);
  };
  return (
    <>
      <DeskForm to="door" back={back} fields={{ do: "leave" }} data-plain="" onSubmit={leave}>
        <button type="submit" className="bar-link text-red">
          {isAsked ? words.anyway : words.signOut}
        </button>
      </DeskForm>
      {isAsked && (
        <p role="alert" className="w-full pb-2 font-semibold text-red">
          {words.unsaved}
        </p>
      )}
    </>
  );
}
