/** The clock of time-outs and of findings that grow old. A test can put it forward; it never goes back in a file. */
export const monotonicClock = () => {
  let aheadMs = 0;
  const now = performance.now.bind(performance);
  const pass = (ms: number): void => {
    aheadMs += ms;
  };
  beforeAll(() => {
    jest.spyOn(performance, "now").mockImplementation(() => now() + aheadMs);
  });
  afterAll(() => jest.restoreAllMocks());
  return {
    pass,
    /** Lets ms pass in a moment, when what waits has begun to wait. */
    passSoon: (ms: number): void => void setTimeout(pass, 100, ms),
  };
};
