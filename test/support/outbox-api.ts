import { ourApi } from "@/test/our-api";
import { fakeTimeouts, standAt } from "./browser-page";

/** Our API for each test of a file, with an empty device, jest's clock for retries, and retries without chance. */
export const apiOfEachTest = () => {
  const api = ourApi();
  beforeEach(async () => {
    localStorage.clear();
    fakeTimeouts();
    jest.spyOn(Math, "random").mockReturnValue(0.5);
    await api.reset();
    await api.start();
    standAt(api.origin);
  });
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    await api.stop();
  });
  return api;
};
