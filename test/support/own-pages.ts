import type { CompleteAnswers } from "@/lib/domain/check/answers";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { finished, recordWith } from "@/test/builders/visitor-records";

/** This browser's id in tests of the personal pages. */
export const OWN_ID = "11111111-1111-4111-8111-111111111111";

/** That browser's record with these checks finished, each at its time (epoch ms). */
export const recordOf = (...checks: [at: number, answers: CompleteAnswers][]): VisitorRecord => ({
  ...checks.reduce((record, [at, answers]) => finished(record, answers, at), recordWith()),
  userId: OWN_ID,
});

/** The files that a page offers for download: jsdom follows no link to one. */
export const watchDownloads = () => {
  const files: { name: string; text: () => Promise<string> }[] = [];
  let blob: Blob;
  const text = (of: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(of);
    });
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return "blob:x";
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const made = blob;
    files.push({ name: this.download, text: () => text(made) });
  });
  return files;
};
