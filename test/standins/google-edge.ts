import { createSign, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import https from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const KEY_ID = "k1";
const SESSION_ISSUER = "session.firebase.google.com";
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** How the stand-in for Google's servers behaves: normally, refusing every connection, or never answering. */
export type GoogleMode = "good" | "refused" | "hanging";

const newKeys = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

/**
 * Google's servers at the edge of the network: between `start` and `stop` every https call of this process reaches a
 * loopback server that publishes the keys of its signatures. Sets the environment at once; replaces none of our code.
 */
export const googleEdge = (projectId: string) => {
  const google = newKeys();
  const users = new Map<string, { validSince: string }>();
  const folder = mkdtempSync(join(tmpdir(), "google-edge-"));
  const keyFile = join(folder, "service-account.json");
  let mode: GoogleMode = "good";
  let lookups = 0;

  const sign = (claims: object, header: object = {}): string => {
    const signed = `${encode({ alg: "RS256", kid: KEY_ID, typ: "JWT", ...header })}.${encode(claims)}`;
    return `${signed}.${createSign("RSA-SHA256").update(signed).sign(google.privateKey, "base64url")}`;
  };

  const claimsOf = (uid: string, issuer: string) => {
    const now = Math.floor(Date.now() / 1000);
    users.set(uid, { validSince: String(now - 3600) });
    return {
      iss: `https://${issuer}/${projectId}`,
      aud: projectId,
      sub: uid,
      user_id: uid,
      email: "asha@example.in",
      email_verified: true,
      name: "Asha Patil",
      firebase: { sign_in_provider: "google.com" },
      auth_time: now,
      iat: now,
      exp: now + 3600,
    };
  };

  const answer = (url: string, body: string): unknown => {
    if (/securetoken@system|relyingparty.publicKeys/.test(url))
      return { [KEY_ID]: google.publicKey };
    if (url.endsWith("/token"))
      return { access_token: "a", expires_in: 3600, token_type: "Bearer" };
    if (url.endsWith("/accounts:lookup")) {
      lookups++;
      const [localId = ""] = (JSON.parse(body) as { localId: string[] }).localId;
      const user = users.get(localId);
      return user ? { users: [{ localId, ...user }] } : {};
    }
    if (url.endsWith("/accounts:update")) {
      const { localId, validSince } = JSON.parse(body) as { localId: string; validSince: string };
      users.set(localId, { validSince: String(validSince) });
      return { localId };
    }
    if (url.endsWith(":createSessionCookie")) {
      const [, claims = ""] = (JSON.parse(body) as { idToken: string }).idToken.split(".");
      const issuer = { iss: `https://${SESSION_ISSUER}/${projectId}` };
      const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as object;
      return { sessionCookie: sign({ ...said, ...issuer }) };
    }
    throw new Error(`The stand-in for Google does not know ${url}`);
  };

  const listener: RequestListener = (request, response) => {
    if (mode === "hanging") return;
    void text(request).then((body) => {
      const reply = JSON.stringify(answer(request.url ?? "", body));
      // No caching of the keys, so that each test fetches them.
      response.writeHead(200, { "content-type": "application/json", "cache-control": "max-age=0" });
      response.end(reply);
    });
  };
  const server = createServer(listener);
  const real = https.globalAgent;

  const start = async (): Promise<void> => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const agent = new https.Agent();
    const createConnection = () => connect(mode === "refused" ? 1 : port, "127.0.0.1");
    https.globalAgent = Object.assign(agent, { createConnection });
  };
  const stop = (): void => {
    https.globalAgent = real;
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  };

  const account = { type: "service_account", project_id: projectId, private_key_id: "1" };
  const client = { client_email: "a@example.in", private_key: google.privateKey, client_id: "1" };
  writeFileSync(keyFile, JSON.stringify({ ...account, ...client }));
  Object.assign(process.env, {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: "key",
    FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    FIREBASE_APP_ID: "app",
    GOOGLE_APPLICATION_CREDENTIALS: keyFile,
    METADATA_SERVER_DETECTION: "none",
  });

  return {
    start,
    stop,
    users,
    sign,
    /** How often Google was asked whether a session or a token is valid. */
    lookups: () => lookups,
    setMode: (next: GoogleMode) => (mode = next),
    /** The claims of an ID token that Google issues at a person's sign-in. */
    claimsOf: (uid: string) => claimsOf(uid, "securetoken.google.com"),
    /** The claims of the session that Google makes from it. */
    sessionClaimsOf: (uid: string) => claimsOf(uid, SESSION_ISSUER),
  };
};

/** The same for all tests of a file. Call it at the top, before anything reads the environment. */
export const withGoogleEdge = (projectId: string) => {
  const google = googleEdge(projectId);
  beforeAll(google.start);
  afterAll(google.stop);
  return google;
};
