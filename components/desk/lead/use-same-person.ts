"use client";

import { useEffect, useState } from "react";
import { type Cursor, searchLeads } from "@/lib/browser/desk/desk-client";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { LeadRow } from "@/lib/domain/leads/lead-row";

/** `isWhole`: false when the search failed before its end. */
type SamePerson = Readonly<{ rows: readonly LeadRow[]; isWhole: boolean }>;

/** All leads that contain a text, over as many calls as needed. */
const allWith = async (text: string, isCurrent: () => boolean): Promise<SamePerson> => {
  const rows: LeadRow[] = [];
  let next: Cursor | null = null;
  do {
    const reply = await searchLeads({ text }, next);
    if (reply.kind !== "done") return { rows, isWhole: false };
    rows.push(...reply.value.rows);
    next = reply.value.next;
  } while (next && isCurrent());
  return { rows, isWhole: true };
};

const isSame = ({ row }: LeadDetail, other: LeadRow): boolean =>
  (row.email !== "" && row.email.toLowerCase() === other.email.toLowerCase()) ||
  (row.phone !== "" && row.phone === other.phone);

/** Other leads on the person's card, or with the same e-mail address or phone; null while they are searched. */
export const useSamePerson = (detail: LeadDetail): SamePerson | null => {
  const [found, setFound] = useState<SamePerson | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const texts = [detail.row.email, detail.row.phone].filter(Boolean);
      const searches = await Promise.all(texts.map((text) => allWith(text, () => isCurrent)));
      if (!isCurrent) return;
      const own = [detail.row, ...detail.others].map(({ id }) => id);
      const onCard = detail.card.map(({ row }) => row);
      const more = [
        ...onCard,
        ...searches.flatMap(({ rows }) => rows).filter((row) => isSame(detail, row)),
      ].filter(({ id }) => !own.includes(id));
      setFound({
        rows: [...new Map(more.map((row) => [row.id, row])).values()],
        isWhole: searches.every(({ isWhole }) => isWhole),
      });
    })();
    return () => {
      isCurrent = false;
    };
  }, [detail]);
  return found;
};
