import { helloOf, waysTo } from "@/lib/domain/desk/desk-contact";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { buttonClass } from "@/components/ui/button";
import type { DeskRoomWords } from "./desk-words";

/** Links to contact the person with one tap, with a first sentence in the person's language. */
export function LeadContactLinks({ words, row }: { words: DeskRoomWords; row: LeadRow }) {
  const { call, chat, mail } = waysTo(row, helloOf(row, words.hello[row.lang]));
  const { file } = words;
  return (
    <>
      {row.isEnded && <p className="mt-5 border-l-4 border-red pl-4 font-semibold">{file.ended}</p>}
      {(call || mail) && (
        <p className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
          {call && (
            <a className={buttonClass("primary")} href={call}>
              {file.call} {row.phone}
            </a>
          )}
          {chat && (
            <a className={buttonClass("whatsapp")} href={chat} target="_blank" rel="noopener">
              {file.whatsapp}
            </a>
          )}
          {mail && (
            <a className={buttonClass("secondary")} href={mail}>
              {file.email}
            </a>
          )}
        </p>
      )}
    </>
  );
}
