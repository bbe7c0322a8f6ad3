/** Hands the visitor a text file. Starts with a byte order mark, so that old editors read Hindi as UTF-8. */
export const downloadText = (fileName: string, text: string): void => {
  const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
