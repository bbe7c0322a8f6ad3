"use client";

import { useEffect, useState } from "react";
import { readTemplates } from "@/lib/browser/desk/template-client";
import type { DeskTemplate } from "@/lib/domain/desk/templates";

/** The templates as they were read last: once while the desk is open, not for each lead. */
let known: Promise<readonly DeskTemplate[] | null> | null = null;

/** Reads the templates again at the next use, after they were changed. */
export const forgetTemplates = (): void => {
  known = null;
};

const read = async (): Promise<readonly DeskTemplate[] | null> => {
  const reply = await readTemplates();
  if (reply.kind === "done") return reply.value.templates;
  forgetTemplates();
  return null;
};

/** The templates; empty while they are read, and after a failure. */
export const useTemplates = (): readonly DeskTemplate[] => {
  const [templates, setTemplates] = useState<readonly DeskTemplate[]>([]);
  useEffect(() => {
    let isCurrent = true;
    known ??= read();
    void known.then((found) => {
      if (isCurrent && found) setTemplates(found);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return templates;
};
