const hand = (fileName: string, type: string, parts: BlobPart[]): void => {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Hands the visitor a text file. Starts with a byte order mark, so that old editors read Hindi as UTF-8. */
export const downloadText = (fileName: string, text: string): void =>
  hand(fileName, "text/plain;charset=utf-8", ["\ufeff", text]);

/** Hands the visitor a value as a JSON file, indented for the eye; without the mark, which JSON forbids. */
export const downloadJson = (fileName: string, value: unknown): void =>
  hand(fileName, "application/json", [`${JSON.stringify(value, null, 2)}\n`]);
