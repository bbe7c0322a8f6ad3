import { ApiError, notFound } from "@/lib/server/core/api-error";
import { memoryLimit } from "@/test/support/memory-limit";
import { limitIdGuessing } from "./address-limits";

const LIMIT = 3;
const HERE = "203.0.113.7";

const statusOf = async (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: ApiError) => error.status,
  );
const setUp = () => {
  const limit = memoryLimit(LIMIT, 60);
  return {
    miss: (address: string | null) =>
      statusOf(limitIdGuessing(limit, address, Promise.reject(notFound()))),
    taken: (address: string) =>
      statusOf(limitIdGuessing(limit, address, Promise.reject(new ApiError(409, "taken", "")))),
    hit: (address: string) => limitIdGuessing(limit, address, Promise.resolve("mine")),
  };
};

test("an address that has missed many records has to wait, owners behind it do not", async () => {
  const { miss, taken, hit } = setUp();
  for (let missed = 1; missed < LIMIT; missed++) expect(await miss(HERE)).toBe(404);
  expect(await taken(HERE)).toBe(409);
  expect(await miss(HERE)).toBe(429);
  expect(await taken(HERE)).toBe(429);
  expect(await hit(HERE)).toBe("mine");
  expect(await miss("203.0.113.8")).toBe(404);
});

test("hits and other failures do not count, nor does an unknown address", async () => {
  const { miss, hit } = setUp();
  const limit = memoryLimit(1, 60);
  for (let asked = 0; asked <= LIMIT; asked++) {
    await hit(HERE);
    expect(await miss(null)).toBe(404);
    const refused = Promise.reject(new ApiError(422, "invalid", ""));
    expect(await statusOf(limitIdGuessing(limit, HERE, refused))).toBe(422);
  }
  expect(await miss(HERE)).toBe(404);
});

test("the refusal says how long to wait", async () => {
  const limit = memoryLimit(0, 60);
  await expect(limitIdGuessing(limit, HERE, Promise.reject(notFound()))).rejects.toMatchObject({
    headers: { "Retry-After": expect.stringMatching(/^[1-9]\d*$/) as string },
  });
});
