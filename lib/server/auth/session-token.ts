/** Google's tokens have about 1,000 characters; a cookie may have 4,096. */
const MAX_CHARS = 4_096;
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

const isJsonObject = (part: string): boolean => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** Whether a text has the form of a token (a JWT). What has not is spared Google's library, which throws at some. */
export const hasJwtForm = (text: string): boolean =>
  text.length <= MAX_CHARS && TOKEN.test(text) && text.split(".").slice(0, 2).every(isJsonObject);
