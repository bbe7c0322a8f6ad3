const CHECK_EVERY_MS = 500;

/** Under npm our parent is a shell, and a SIGTERM to npm ends only that shell: end with it, or a port stays in use. */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_EVERY_MS).unref();
}
