import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import {
  afterwards,
  type Channel,
  type Delivery,
  isGivenUp,
  pauseMs,
  putOff,
  taken,
  urgency,
} from "@/lib/domain/notify/notification";
import { log } from "@/lib/server/core/log";
import type { Page, Place, Store } from "@/lib/server/store/store";
import { isUnreadable, nullIfUnreadable } from "@/lib/server/store/unreadable";
import { type Carrier, Hopeless } from "./channel";
import { messageId } from "./queue";

/** How often it looks for what other instances left behind, and for what is due again, in ms. */
const LOOK_EVERY_MS = 15_000;
/** So long at most it leaves a channel in peace after failures in a row, in ms. */
const LONGEST_REST_MS = 10 * 60_000;
const PAGE = 100;
/** Messages that go before all others because they have just come; what is beyond is found in the store. */
const MOST_FRESH = 1_000;

type Parts = {
  deliveries: Store<Delivery>;
  channel: Channel;
  carry: Carrier;
  now: () => number;
  stopping: AbortSignal;
};

/**
 * Takes waiting messages of one channel to the other end, one at a time: those that have just come, then all that are
 * due, the earliest first. They are read in pages, so that neither memory nor the event loop feels how many wait. Several
 * processes may run one each: a message is in one's hands at a time, and is free again a minute after its holder died.
 */
export const createCourier = ({ deliveries, channel, carry, now, stopping }: Parts) => {
  let [failures, restsUntil] = [0, 0];

  const fresh = new Set<string>();

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
    const delivery = await deliveries
      .update(id, (known) => known && taken(known, holder, now()))
      .catch(nullIfUnreadable);
    if (delivery?.holder !== holder) return true;
    const { about, since, isDone } = delivery;
    try {
      if (isDone || (await carry({ id: messageId(channel, about), about, since })))
        await letGo(id, holder, delivery);
      else await deliveries.update(id, (known) => known && putOff(known, holder, now()));
    } catch (error) {
      await failed(id, holder, delivery, error);
      // One record that cannot be read says nothing about the channel: other messages go on.
      if (error instanceof Hopeless || isUnreadable(error)) return true;
      restsUntil = now() + pauseMs(++failures, LONGEST_REST_MS);
      return false;
    }
    failures = 0;
    return true;
  };

  /** Whether the channel goes on after the messages that have just come. */
  const handleFresh = async (): Promise<boolean> => {
    for (const id of fresh) {
      if (stopping.aborted) return false;
      fresh.delete(id);
      if (!(await handle(id))) return false;
    }
    return true;
  };

  /** Whether the channel goes on after these. */
  const handleAll = async (rows: Page<Delivery>["rows"]): Promise<boolean> => {
    const own = rows.filter(({ record }) => record.channel === channel);
    for (const { place } of own.toSorted((a, b) => urgency(a.record) - urgency(b.record))) {
      if (!(await handleFresh()) || stopping.aborted) return false;
      if (!(await handle(place.id))) return false;
    }
    return true;
  };

  const round = async (): Promise<void> => {
    if (now() < restsUntil) return fresh.clear(); // they wait in the store
    if (!(await handleFresh())) return;
    for (let after: Place | null = null; ;) {
      const page: Page<Delivery> = await deliveries.listDue({ now: now(), after, limit: PAGE });
      if (!(await handleAll(page.rows)) || !page.next) return;
      after = page.next;
      await setImmediate(); // requests come first
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

  /**
   * Looks after what is due, once more if it is at it already; resolves when nothing is. `ids` names messages that have
   * just come: they go first. Never rejects.
   */
  const look = (ids: readonly string[] = []): Promise<void> => {
    for (const id of ids) if (fresh.size < MOST_FRESH) fresh.add(id);
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
