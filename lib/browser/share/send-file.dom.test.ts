// holds: #take-it-along
import { watchDownloads } from "@/test/support/own-pages";
import { canSend, sendFile } from "./send-file";

const FILE = new File(["x"], "report.pdf", { type: "application/pdf" });

type Shared = { files?: File[]; text?: string };

/** The browser shares, or refuses with an error of this name. */
const phone = (refusal?: string) => {
  const shared: Shared[] = [];
  const share = (data: Shared) => {
    shared.push(data);
    return refusal ? Promise.reject(new DOMException("no", refusal)) : Promise.resolve();
  };
  Object.assign(navigator, { share, canShare: ({ files }: Shared) => Boolean(files) });
  return shared;
};

afterEach(() => {
  Object.assign(navigator, { share: undefined, canShare: undefined });
  jest.restoreAllMocks();
});

test("a browser without the call, or without files in it, hands nothing on", () => {
  expect(canSend(FILE)).toBe(false);
  Object.assign(navigator, { share: async () => {}, canShare: () => false });
  expect(canSend(FILE)).toBe(false);
});

test.each([
  ["AbortError", 0],
  ["InvalidStateError", 0],
  ["NotAllowedError", 1],
  ["DataError", 1],
])("%s: %i downloads", async (name, downloads) => {
  phone(name);
  const files = watchDownloads();
  await sendFile(FILE);
  expect(files.map((file) => file.name)).toEqual(Array(downloads).fill("report.pdf"));
});

test("a browser whose call throws hands nothing on, and says nothing", async () => {
  const share = () => {
    throw new TypeError("blocked");
  };
  Object.assign(navigator, { share, canShare: share });
  expect(canSend(FILE)).toBe(false);
  const files = watchDownloads();
  await sendFile(FILE);
  expect(files.map((file) => file.name)).toEqual(["report.pdf"]);
});
