// Over 1 s: each command is a process of its own.
import { spawnSync } from "node:child_process";

const COMMANDS = [
  ["npm", "run", "--silent", "backup", "--", "copy.db"],
  ["npm", "run", "--silent", "restore", "--", "copy.db"],
  ["npm", "run", "--silent", "doctor"],
  ["node", "scripts/serve.mjs"],
];

test.each(COMMANDS.map((words) => [words.join(" "), words] as const))(
  "%s stops when it cannot read ENV_FILE, and says so in one line",
  (_, [program = "", ...args]) => {
    const env = { ...process.env, ENV_FILE: "/no/such.env", NODE_ENV: "production" as const };
    const { status, stderr } = spawnSync(program, args, { encoding: "utf8", env });
    expect([status, stderr]).toEqual([1, "ENV_FILE: /no/such.env cannot be read (ENOENT)\n"]);
  },
  60_000,
);
