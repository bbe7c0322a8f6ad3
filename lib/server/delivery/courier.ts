import { randomUUID } from "node:crypto";
import {
  afterwards,
  type Channel,
  type Delivery,
  isGivenUp,
  pauseMs,
  putOff,
  taken,
} from "@/lib/domain/delivery";
import { log } from "@/lib/server/log";
import type { Place, Store } from "@/lib/server/store/store";
import { type Carrier, Hopeless } from "./carrier";
import { messageId } from "./outbox";

/** How often it looks for what other instances left behind, and for what is due again, in ms. */
const LOOK_EVERY_MS = 15_000;
/** So long at most it leaves a channel in peace after failures in a row, in ms. */
const LONGEST_REST_MS = 10 * 60_000;
const PAGE = 100;
/** Looked after in one go. */
const MOST_DUE = 1_000;

type Parts = {
  deliveries: Store<Delivery>;
  channel: Channel;
  carry: Carrier;
  now: () => number;
  stopping: AbortSignal;
};

/**
 * Takes waiting messages of one channel to the other end, the oldest first, one at a time. Several processes may run
 * one each: a message is in one's hands at a time, and comes free again when its holder dies.
 */
export const createCourier = ({ deliveries, channel, carry, now, stopping }: Parts) => {
  let [failures, restsUntil] = [0, 0];

  const dueIds = async (): Promise<string[]> => {
    const ids: string[] = [];
    let before: Place | null = null;
    do {
      const { rows, next }: Awaited<ReturnType<typeof deliveries.list>> = await deliveries.list({
        before,
        limit: PAGE,
      });
      for (const { place, record } of rows)
        if (record.channel === channel && record.dueAt <= now()) ids.push(place.id);
      before = next;
    } while (before);
    return ids.reverse().slice(0, MOST_DUE);
  };

  /** Lets go of a message that `holder` still has: it is done with. */
  const letGo = async (id: string, holder: string, delivery: Delivery): Promise<void> => {
    const next = afterwards(delivery, now());
    if (next) await deliveries.update(id, (known) => (known?.holder === holder ? next : null));
    else await deliveries.remove(id);
  };

  const failed = async (id: string, holder: string, delivery: Delivery, error: unknown) => {
    const isOver = error instanceof Hopeless || isGivenUp(delivery, now());
    const kind = error instanceof Error ? error.name : "unknown";
    const told = { channel, about: delivery.about.kind, tries: delivery.tries, kind };
    if (isOver) log.error({ event: "message given up", ...told });
    else log.warn({ event: "message not taken", ...told });
    if (isOver) await letGo(id, holder, delivery);
    else await deliveries.update(id, (known) => known && putOff(known, holder, now()));
  };

  /** Whether the channel goes on. */
  const handle = async (id: string): Promise<boolean> => {
    const holder = randomUUID();
    const delivery = await deliveries.update(id, (known) => known && taken(known, holder, now()));
    if (delivery?.holder !== holder) return true;
    const { about, since, isDone } = delivery;
    try {
      if (isDone || (await carry({ id: messageId(channel, about), about, since })))
        await letGo(id, holder, delivery);
      else await deliveries.update(id, (known) => known && putOff(known, holder, now()));
    } catch (error) {
      await failed(id, holder, delivery, error);
      if (error instanceof Hopeless) return true;
      restsUntil = now() + pauseMs(++failures, LONGEST_REST_MS);
      return false;
    }
    failures = 0;
    return true;
  };

  const round = async (): Promise<void> => {
    if (now() < restsUntil) return;
    for (const id of await dueIds()) {
      if (stopping.aborted) return;
      if (!(await handle(id))) return;
    }
  };

  let running: Promise<void> | null = null;
  let isWanted = false;
  const rounds = async (): Promise<void> => {
    try {
      while (isWanted && !stopping.aborted) {
        isWanted = false;
        await round();
      }
    } catch (error) {
      const kind = error instanceof Error ? error.name : "unknown";
      log.error({ event: "messages wait for the store", channel, kind });
    } finally {
      running = null;
    }
  };

  /** Looks after what is due, once more if it is at it already; resolves when nothing is. Never rejects. */
  const look = (): Promise<void> => {
    isWanted = true;
    return (running ??= rounds());
  };

  return {
    look,
    /** Looks now, and every few seconds until the process stops. */
    start: (): void => {
      void look();
      const timer = setInterval(() => void look(), LOOK_EVERY_MS);
      timer.unref();
      stopping.addEventListener("abort", () => clearInterval(timer), { once: true });
    },
  };
};
