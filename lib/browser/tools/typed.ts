import { attempt } from "@/lib/browser/core/attempt";
import { TYPED_KEY } from "@/lib/browser/core/device-keys";
import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";
import type { ToolId } from "@/lib/domain/tools/tool-ids";
import type { TypedTexts } from "@/lib/domain/tools/tools";

const readAll = () => fieldsOf(jsonOf(attempt(() => sessionStorage.getItem(TYPED_KEY), null)));

/** What was typed in a tool in this tab. Never throws. */
export const readTyped = (id: ToolId): TypedTexts =>
  Object.fromEntries(
    Object.entries(fieldsOf(readAll()[id])).filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    ),
  );

/** Keeps what is typed in a tool until this tab is closed. Never throws. */
export const writeTyped = (id: ToolId, texts: TypedTexts): void =>
  attempt(
    () => sessionStorage.setItem(TYPED_KEY, JSON.stringify({ ...readAll(), [id]: texts })),
    undefined,
  );

/** Deletes what is typed in all tools. Never throws. */
export const removeTyped = (): void =>
  attempt(() => sessionStorage.removeItem(TYPED_KEY), undefined);
