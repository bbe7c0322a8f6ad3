/** A row of a page's state: JSON, a long text, or an instruction to React, which is left as it is. */
export type Row = { id: string; text: string } & (
  | { kind: "json"; value: unknown }
  | { kind: "text"; value: string }
  | { kind: "other"; value?: undefined }
);

const COLON = 0x3a;
const NEWLINE = 0x0a;
const TEXT_TAG = "T".charCodeAt(0);

/** Where a text row ends: it says its length in bytes, in base 16, and has no newline after it. */
const endOfText = (bytes: Buffer, tag: number) => {
  const comma = bytes.indexOf(",", tag);
  const start = comma + 1;
  return { start, end: start + Number.parseInt(bytes.toString("latin1", tag + 1, comma), 16) };
};

/** The rows of a page's state as Next writes it (React's Flight format). Throws when it ends in the middle of one. */
export const flightRows = (flight: string): Row[] => {
  const bytes = Buffer.from(flight);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(COLON, at);
    const newline = bytes.indexOf(NEWLINE, at);
    const isText = bytes[colon + 1] === TEXT_TAG;
    const { start, end } = isText
      ? endOfText(bytes, colon + 1)
      : { start: colon + 1, end: newline + 1 };
    if (colon < 0 || end <= start || end > bytes.length)
      throw new Error("a state that is cut short");
    const id = bytes.toString("latin1", at, colon);
    const text = bytes.toString("utf8", at, end);
    const body = bytes.toString("utf8", start, end);
    if (isText) rows.push({ id, text, kind: "text", value: body });
    // JSON alone has no tag before it.
    else if (/^[[{"]/.test(body)) rows.push({ id, text, kind: "json", value: JSON.parse(body) });
    else rows.push({ id, text, kind: "other" });
    at = end;
  }
  return rows;
};
