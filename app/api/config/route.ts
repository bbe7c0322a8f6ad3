import { env } from "@/lib/server/core/env";
import { handle, json, methods } from "@/lib/server/http/route-handler";

export const dynamic = "force-dynamic";

/** The public values of this process, so that one build runs anywhere. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ sessions: "none" }, async () => {
    const { firebase, emulators, mail } = env();
    const emulator = emulators.auth && { authEmulator: `http://${emulators.auth}` };
    return json(200, {
      firebase: firebase && { ...firebase, ...emulator },
      mailsReports: mail !== null,
    });
  }),
});
