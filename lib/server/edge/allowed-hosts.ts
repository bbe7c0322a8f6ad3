const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];
const LOOPBACK_PEER = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whether a Host header names this site, for whoever asks from the address `peer`. */
export type HostRule = (host: string, peer: string | undefined) => boolean;

/**
 * SITE_URL's host is ours; for whoever asks from this very machine (a browser while developing, a container's
 * health check) its loopback names are too.
 */
export const hostRule = (siteUrl: string, port: number): HostRule => {
  const own = new URL(siteUrl).host;
  const loopback = LOOPBACK_NAMES.map((name) => new URL(`http://${name}:${port}`).host);
  return (host, peer) => {
    const name = host.toLowerCase();
    return name === own || (loopback.includes(name) && LOOPBACK_PEER.test(peer ?? ""));
  };
};
