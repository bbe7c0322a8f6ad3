import { ApiError, notFound } from "./api-error";
import { StoreUnavailable } from "@/lib/server/store/store";

/** Next loads a module once for each bundle; `singleton` shares what the first copy made. */
test("an error of another copy of its module is recognised by its name", async () => {
  await jest.isolateModulesAsync(async () => {
    const apiError = await import("./api-error");
    const store = await import("@/lib/server/store/store");
    expect(store.StoreUnavailable).not.toBe(StoreUnavailable);
    expect(new store.StoreUnavailable(null) instanceof StoreUnavailable).toBe(true);
    expect(apiError.notFound() instanceof ApiError).toBe(true);
    expect(new store.StoreUnavailable(null) instanceof ApiError).toBe(false);
  });
  expect(notFound() instanceof StoreUnavailable).toBe(false);
  for (const other of [null, undefined, "ApiError", { name: "ApiError" }, new Error("x")])
    expect(other instanceof ApiError).toBe(false);
});
