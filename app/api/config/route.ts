import { env } from "@/lib/server/core/env";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { noParams } from "@/lib/server/core/value-schemas";

export const dynamic = "force-dynamic";

/** The public values of this process, so that one build runs anywhere. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ params: noParams, sessions: "none" }, async () => {
    const { firebase, emulators, mail } = env();
    const emulator = emulators.auth && { authEmulator: `http://${emulators.auth}` };
    return json(200, {
      firebase: firebase && { ...firebase, ...emulator },
      mailsReports: mail !== null,
    });
  }),
});
