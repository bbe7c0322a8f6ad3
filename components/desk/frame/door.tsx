import type { ReactNode } from "react";
import { LanguageSwitch } from "@/components/site/links";
import { BrandMark } from "@/components/site/marks";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { pathIn } from "@/lib/domain/core/languages";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";

type DoorProps = DeskProps & {
  /** Where the desk opens, with its query. */
  back: string;
  /** What came of the last form, or why the desk is closed. */
  said: string | null;
  isTrouble?: boolean;
};

/** A page before the desk. */
function DoorPage(props: DoorProps & { children: ReactNode }) {
  const { lang, words, said, isTrouble = false, children } = props;
  return (
    <div className="desk min-h-svh">
      <title>{`${words.title} | ${words.siteName}`}</title>
      <main id="main" className="page max-w-xl py-6">
        <div className="flex items-center gap-x-3">
          <a className="bar-link -ml-1.5" href={pathIn(lang, "/")} aria-label={words.siteName}>
            <BrandMark />
          </a>
          <h1 className="mr-auto text-title">{words.door.title}</h1>
          <LanguageSwitch lang={lang} className="bar-link text-red" />
        </div>
        {said !== null && (
          <p
            role={isTrouble ? "alert" : "status"}
            className={`mt-4 border-l-4 px-4 py-3 font-semibold ${isTrouble ? "border-red bg-red-wash" : "border-marigold bg-marigold-wash"}`}
          >
            {said}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}

/** Asks for the address that gets a link; where no mail is set up, it says how the shell makes one. */
export function AskForLink({ hasMail, ...props }: DoorProps & { hasMail: boolean }) {
  const { door } = props.words;
  return (
    <DoorPage {...props}>
      {hasMail ? (
        <DeskForm to="door" back={props.back} fields={{ do: "ask" }} data-plain="" className="mt-5">
          <Field name="email" label={door.email} hint={door.hint}>
            {(control) => (
              <input {...control} type="email" inputMode="email" autoComplete="email" required />
            )}
          </Field>
          <button type="submit" className={buttonClass("primary", "mt-5")}>
            {door.ask}
          </button>
        </DeskForm>
      ) : (
        <p className="mt-5">
          {door.shell} <code className="block py-2">npm run desk-link</code>
        </p>
      )}
    </DoorPage>
  );
}

/** The page of a link: a button opens the desk, so that a program that follows links opens nothing. */
export function OpenByLink({ link, ...props }: DoorProps & { link: string }) {
  const { door } = props.words;
  return (
    <DoorPage {...props}>
      <DeskForm
        to="door"
        back={props.back}
        fields={{ do: "open", link }}
        data-plain=""
        className="mt-5"
      >
        <p>{door.once}</p>
        <button type="submit" className={buttonClass("primary", "mt-5")}>
          {door.open}
        </button>
      </DeskForm>
    </DoorPage>
  );
}
