/** Downloads a file. */
export const downloadFile = (fileName: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

const hand = (fileName: string, type: string, parts: BlobPart[]): void =>
  downloadFile(fileName, new Blob(parts, { type }));

/** Downloads a text file. Starts with a byte order mark, so that old editors read Hindi as UTF-8. */
export const downloadText = (fileName: string, text: string): void =>
  hand(fileName, "text/plain;charset=utf-8", ["\ufeff", text]);

/** Downloads a value as an indented JSON file; without the mark, which JSON forbids. */
export const downloadJson = (fileName: string, value: unknown): void =>
  hand(fileName, "application/json", [`${JSON.stringify(value, null, 2)}\n`]);
