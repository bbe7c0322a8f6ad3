// holds: #sign-in
import { chromeIntent, inAppBrowserOf } from "./in-app-browser";

const ANDROID = "Mozilla/5.0 (Linux; Android 13; SM-A136B";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15";

test.each([
  `${ANDROID} Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]`,
  `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 Instagram 334.0.0 Android`,
  `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36`,
  `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36 WhatsApp/2.24`,
  `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36 Telegram-Android/11.3.3 (Xiaomi 2201117TG; Android 13; SDK 33; AVERAGE)`,
])("inside an app on Android: %s", (userAgent) => {
  expect(inAppBrowserOf(userAgent, {})).toBe("android");
});

test.each([
  `${IPHONE} (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0;FBDV/iPhone14,5]`,
  `${IPHONE} (KHTML, like Gecko) Mobile/15E148 Instagram 334.0 (iPhone14,5; iOS 17_5)`,
  `${IPHONE} (KHTML, like Gecko) Mobile/15E148`,
  `${IPHONE} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1 LinkedInApp`,
])("inside an app on an iPhone: %s", (userAgent) => {
  expect(inAppBrowserOf(userAgent, {})).toBe("other");
});

test.each([
  `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36`,
  `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
  "Mozilla/5.0 (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0",
  `${IPHONE} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
  `${IPHONE} (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1`,
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Online",
  "",
])("a real browser: %s", (userAgent) => {
  expect(inAppBrowserOf(userAgent, {})).toBeNull();
});

test.each([
  [
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36`,
    "TelegramWebview",
    "android",
  ],
  [
    `${IPHONE} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
    "TelegramWebviewProxy",
    "other",
  ],
  [
    `${IPHONE} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
    "TelegramWebviewProxyProto",
    "other",
  ],
])("inside Telegram, which hides in the user agent: %s, window.%s", (userAgent, name, browser) => {
  expect(inAppBrowserOf(userAgent, { [name]: {} })).toBe(browser);
});

test("on Android the link opens Chrome with the whole address, the token of a private page, too", () => {
  expect(chromeIntent("https://bizgrow.test/hi/auth?next=%2Faccount#token")).toBe(
    "intent://bizgrow.test/hi/auth?next=%2Faccount#token#Intent;scheme=https;package=com.android.chrome;end",
  );
  expect(chromeIntent("http://localhost:3000/")).toContain(
    "intent://localhost:3000/#Intent;scheme=http;",
  );
  expect(() => chromeIntent("nowhere")).toThrow("Invalid URL");
});
