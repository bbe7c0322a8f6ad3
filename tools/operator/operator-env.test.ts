import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strayEnvironment } from "./operator-env";

const folder = mkdtempSync(join(tmpdir(), "units-"));
const unit = join(folder, "bizgrow.service");
afterAll(() => rmSync(folder, { recursive: true }));

test("without a database of its own, an environment is refused where a service has another one", () => {
  expect(strayEnvironment({}, unit)).toBeNull();
  writeFileSync(unit, "[Service]\nEnvironmentFile=/etc/bizgrow.env\n");
  expect(strayEnvironment({}, unit)).toBe(
    `SQLITE_PATH is not set, but ${unit} runs a site on this machine: set ENV_FILE=/etc/bizgrow.env`,
  );
  expect(strayEnvironment({ SQLITE_PATH: "/srv/site.db" }, unit)).toBeNull();
  expect(strayEnvironment({ STORE: "firestore" }, unit)).toBeNull();
});
