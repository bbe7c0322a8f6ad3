"use client";

import { useEffect, useState } from "react";
import { type Cursor, searchLeads } from "@/lib/browser/desk/desk-client";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { LeadRow } from "@/lib/domain/leads/lead-row";

/** All leads that contain a text, over as many calls as needed; after a failure those found so far. */
const allWith = async (text: string, isCurrent: () => boolean): Promise<LeadRow[]> => {
  const found: LeadRow[] = [];
  let next: Cursor | null = null;
  do {
    const reply = await searchLeads({ text }, next);
    if (reply.kind !== "done") break;
    found.push(...reply.value.rows);
    next = reply.value.next;
  } while (next && isCurrent());
  return found;
};

const isSame = ({ row }: LeadDetail, other: LeadRow): boolean =>
  (row.email !== "" && row.email.toLowerCase() === other.email.toLowerCase()) ||
  (row.phone !== "" && row.phone === other.phone);

/** Other leads on the person's card, or with the same e-mail address or phone; null while they are searched. */
export const useSamePerson = (file: LeadDetail): readonly LeadRow[] | null => {
  const [found, setFound] = useState<readonly LeadRow[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const texts = [file.row.email, file.row.phone].filter(Boolean);
      const rows = (await Promise.all(texts.map((text) => allWith(text, () => isCurrent)))).flat();
      if (!isCurrent) return;
      const own = [file.row, ...file.others].map(({ id }) => id);
      const onCard = file.card.map(({ row }) => row);
      const more = [...onCard, ...rows.filter((row) => isSame(file, row))].filter(
        ({ id }) => !own.includes(id),
      );
      setFound([...new Map(more.map((row) => [row.id, row])).values()]);
    })();
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return found;
};
