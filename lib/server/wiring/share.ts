import "server-only";
import { singleton } from "@/lib/server/core/singleton";
import { createLinks } from "@/lib/server/share/links";
import { limitFor } from "./rates";
import { LINKS } from "@/lib/server/store/schemas/stored-share";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeNow } from "@/lib/server/store/database";
import { storeOf } from "@/lib/server/store/store-of";

/** The private links to finished checks. */
export const links = singleton("links", () =>
  createLinks({
    users: storeOf(USERS),
    links: storeOf(LINKS),
    readerLimit: limitFor("link-readers"),
    openLimit: limitFor("link-opens"),
    now: storeNow,
  }),
);
