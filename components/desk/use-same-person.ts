"use client";

import { useEffect, useState } from "react";
import { type Cursor, searchLeads } from "@/lib/browser/desk-client";
import type { DeskLead } from "@/lib/domain/desk-file";
import type { DeskRow } from "@/lib/domain/desk-lead";

/** All leads in which a text stands, however many calls that takes; what was found so far where one fails. */
const allWith = async (text: string, isCurrent: () => boolean): Promise<DeskRow[]> => {
  const found: DeskRow[] = [];
  let next: Cursor | null = null;
  do {
    const reply = await searchLeads({ text }, next);
    if (reply.kind !== "done") break;
    found.push(...reply.value.rows);
    next = reply.value.next;
  } while (next && isCurrent());
  return found;
};

const isSame = ({ row }: DeskLead, other: DeskRow): boolean =>
  (row.email !== "" && row.email.toLowerCase() === other.email.toLowerCase()) ||
  (row.phone !== "" && row.phone === other.phone);

/** A lead, what its visitor sent besides, and what else came with the same e-mail address or phone. */
export const useSamePerson = (file: DeskLead) => {
  const [state, setState] = useState({ rows: [file.row, ...file.others], isSearching: true });
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const texts = [file.row.email, file.row.phone].filter(Boolean);
      const found = await Promise.all(texts.map((text) => allWith(text, () => isCurrent)));
      if (!isCurrent) return;
      const more = found.flat().filter((row) => isSame(file, row));
      setState(({ rows }) => ({
        rows: [...new Map([...rows, ...more].map((row) => [row.id, row])).values()],
        isSearching: false,
      }));
    })();
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return state;
};
