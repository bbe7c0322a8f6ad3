/**
 * What stands in for https://apis.google.com/js/api.js in tests: the part of it by which Firebase opens an iframe of
 * the sign-in server and talks with it. The same script runs on both sides. Written for the browser: it is sent as
 * text, so nothing outside of the function reaches it.
 */
const gapi = () => {
  type Handler = (data: unknown) => unknown;
  type Message =
    | { gapi: "ready" }
    | { gapi: "call"; id: number; name: string; data: unknown }
    | { gapi: "reply"; id: number; result: unknown };
  type Frame = { url: string; where?: HTMLElement; attributes?: Record<string, unknown> };

  /** One end of the line between the page and the iframe; calls that come before their handler wait for it. */
  const lineTo = (peer: () => Window | null) => {
    const handlers = new Map<string, Handler>();
    const waiting: Extract<Message, { gapi: "call" }>[] = [];
    const replies = new Map<number, (results: unknown[]) => void>();
    let lastId = 0;
    let tellReady: () => void;
    const isReady = new Promise<void>((resolve) => (tellReady = resolve));

    const post = (message: Message) => peer()?.postMessage(message, "*");
    const runWaiting = () => {
      for (const call of waiting.splice(0)) {
        const handler = handlers.get(call.name);
        if (!handler) waiting.push(call);
        else
          void Promise.resolve(handler(call.data)).then((result) =>
            post({ gapi: "reply", id: call.id, result }),
          );
      }
    };
    addEventListener("message", ({ data, source }: MessageEvent<Message | null>) => {
      if (source !== peer() || typeof data !== "object" || !data) return;
      if (data.gapi === "ready") tellReady();
      if (data.gapi === "reply") replies.get(data.id)?.([data.result]);
      if (data.gapi !== "call") return;
      waiting.push(data);
      runWaiting();
    });

    return {
      register: (name: string, handler: Handler) => {
        handlers.set(name, handler);
        runWaiting();
      },
      send: (name: string, data: unknown, onReply: (results: unknown[]) => void) => {
        lastId += 1;
        replies.set(lastId, onReply);
        post({ gapi: "call", id: lastId, name, data });
      },
      restyle: async () => undefined,
      ping: async (onReady: () => void) => {
        await isReady;
        onReady();
      },
      announce: () => post({ gapi: "ready" }),
    };
  };

  const open = async ({ url, where, attributes = {} }: Frame, onOpen: (line: object) => void) => {
    const iframe = document.createElement("iframe");
    const { style, ...others } = attributes;
    Object.assign(iframe.style, style);
    for (const [name, value] of Object.entries(others)) iframe.setAttribute(name, String(value));
    iframe.src = url;
    const line = lineTo(() => iframe.contentWindow);
    (where ?? document.body).append(iframe);
    onOpen(line);
    return line;
  };
  const getParentIframe = () => {
    const line = lineTo(() => parent);
    line.announce();
    return line;
  };

  const iframes = {
    getContext: () => ({ open, getParentIframe }),
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    Iframe: class {},
  };
  const load = (_: string, { callback }: { callback: () => void }) => setTimeout(callback);
  const page = window as unknown as Record<string, unknown>;
  page.gapi = { load, iframes };

  // Firebase names its callback in the address, the emulator's page has one of a fixed name.
  const { src } = document.currentScript as HTMLScriptElement;
  const loaded = page[new URL(src).searchParams.get("onload") ?? "gapi_onload"];
  setTimeout(loaded as () => void);
};

export const GOOGLE_SCRIPT = `(${gapi.toString()})();`;
