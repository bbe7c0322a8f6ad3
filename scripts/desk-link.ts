import { errorMessage } from "@/lib/server/core/error-text";
import { operatorEnv } from "@/tools/operator/operator-env";

/**
 * `npm run desk-link [-- ADDRESS]`: prints a link that opens the desk once, within 15 minutes, in the first browser that
 * uses it; for the first address of OPERATOR_EMAILS, unless another of them is named. Run it as the site's user, with
 * ENV_FILE, or in the container. The site may run meanwhile.
 */
try {
  const { mail } = operatorEnv();
  const { deskAddresses } = await import("@/lib/server/auth/operator");
  const { makeDeskLink } = await import("@/lib/server/auth/desk-door");
  const addresses = deskAddresses();
  const email = process.argv[2]?.toLowerCase() ?? addresses[0];
  if (email === undefined) throw new Error("Nobody can open the desk: set OPERATOR_EMAILS.");
  if (!addresses.includes(email)) throw new Error(`${email} is not one of OPERATOR_EMAILS.`);
  console.log(await makeDeskLink(email, null, mail?.lang ?? "en"));
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
process.exit();
