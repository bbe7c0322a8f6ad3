// holds: #desk
import { startSite } from "@/test/support/site";

test.each(["FIREBASE_AUTH_EMULATOR_HOST", "FIRESTORE_EMULATOR_HOST"])(
  "a public site does not start with %s, whatever allows it, and says so",
  async (name) => {
    const env = { SITE_URL: "https://bizgrow.in", ALLOW_EMULATORS: "1", [name]: "127.0.0.1:9099" };
    await expect(startSite(env)).rejects.toThrow(
      new RegExp(`did not start:[^]*${name}: refused with an https SITE_URL`),
    );
  },
);
