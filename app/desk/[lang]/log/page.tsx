import { deskPage } from "@/app/desk/desk-page";
import { DeskLog } from "@/components/desk/log/desk-log";
import { cursorFrom, cursorText } from "@/lib/server/desk/list-choice";
import { deskLog } from "@/lib/server/wiring/desk";

export default deskPage({ tab: "log", path: () => "/desk/log" }, async (view) => {
  const { lang, words, query } = view;
  const reference = (query.get("reference") ?? "").trim().toUpperCase();
  const { entries, next } = await deskLog().read(cursorFrom(query.get("before")), reference);
  const older = next && new URLSearchParams({ before: cursorText(next), reference });
  return <DeskLog {...{ lang, words, entries, reference }} older={older && `${older}`} />;
});
