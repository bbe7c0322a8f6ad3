import { isFailing } from "@/lib/domain/notify/channel-result";
import { type HealthFigures, isUsableCopy, type Waiting } from "@/lib/domain/desk/health";

type Sample = { labels?: Readonly<Record<string, string>>; value: number | null };

const SECOND_MS = 1_000;

const seconds = (ms: number | null): number | null => (ms === null ? null : ms / SECOND_MS);

const labelsIn = (labels: Readonly<Record<string, string>> = {}): string => {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replace(/["\\\n]/g, (found) => (found === "\n" ? "\\n" : `\\${found}`))}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
};

/** A gauge in Prometheus' text format; samples without a value are left out. */
const gauge = (name: string, help: string, samples: readonly Sample[]): string => {
  const lines = samples.flatMap(({ labels, value }) =>
    value === null ? [] : [`bizgrow_${name}${labelsIn(labels)} ${value}`],
  );
  return [`# HELP bizgrow_${name} ${help}`, `# TYPE bizgrow_${name} gauge`, ...lines].join("\n");
};

const one = (value: number | null): Sample[] => [{ value }];

/** How long the oldest has waited, in seconds; 0 when nothing waits. */
const waitedFor = ({ oldestAt }: Waiting, at: number): number =>
  oldestAt === null ? 0 : Math.max(0, at - oldestAt) / SECOND_MS;

/** A figure of something that may not be known. */
const ifKnown = <T>(known: T | null, value: (known: T) => number): number | null =>
  known === null ? null : value(known);

/** The figures in Prometheus' text format, version 0.0.4; the names end in their unit. What is not known is left out. */
export const metricsText = (figures: HealthFigures): string => {
  const { at, startedAt, store, spool, channels, ai, backup, build } = figures;
  const on = (channels ?? []).filter(({ isOn, count, isMore }) => isOn || count > 0 || isMore);
  const byChannel = (value: (state: (typeof on)[number]) => number | null): Sample[] =>
    on.map((state) => ({ labels: { channel: state.channel }, value: value(state) }));
  return `${[
    gauge("build_info", "The release that runs; always 1.", [
      {
        labels: {
          version: build?.version ?? "unknown",
          commit: build?.commit ?? "unknown",
          site_url: build?.siteUrl ?? "unknown",
        },
        value: 1,
      },
    ]),
    gauge("start_time_seconds", "When this process started.", one(seconds(startedAt))),
    gauge("store_up", "Whether the store takes writes.", [
      {
        labels: { kind: store.kind },
        value: ifKnown(store.state, (state) => (state === "unavailable" ? 0 : 1)),
      },
    ]),
    gauge(
      "store_degraded",
      "Whether a database was set aside or the storage fills up.",
      one(ifKnown(store.state, (state) => (state === "degraded" ? 1 : 0))),
    ),
    gauge("store_used_bytes", "Bytes in use in the database.", one(store.usedBytes)),
    gauge("store_file_bytes", "Bytes of its file and write-ahead log.", one(store.fileBytes)),
    gauge("store_limit_bytes", "SQLITE_MAX_MB in bytes.", one(store.maxBytes)),
    gauge("disk_free_ratio", "The free share of the disk.", one(store.freeShare)),
    gauge(
      "spool_waiting",
      "Leads that wait in the spool.",
      one(ifKnown(spool, ({ count }) => count)),
    ),
    gauge(
      "spool_unreadable",
      "Those of them that cannot be read.",
      one(ifKnown(spool, ({ unreadable }) => unreadable)),
    ),
    gauge(
      "spool_oldest_seconds",
      "How long the oldest of them waits.",
      one(ifKnown(spool, (known) => waitedFor(known, at))),
    ),
    gauge(
      "queue_waiting",
      "Notifications that wait.",
      byChannel(({ count }) => count),
    ),
    gauge(
      "queue_uncounted",
      "Whether more wait than were counted.",
      byChannel(({ isMore }) => (isMore ? 1 : 0)),
    ),
    gauge(
      "queue_oldest_seconds",
      "How long the oldest of them waits.",
      byChannel((state) => waitedFor(state, at)),
    ),
    gauge(
      "queue_failing",
      "Whether the last try of one that waits failed.",
      byChannel(({ failure }) => (failure ? 1 : 0)),
    ),
    gauge(
      "channel_failing",
      "Whether the last try of all failed.",
      byChannel(({ lastFailure, lastSuccessAt }) =>
        isFailing({ failure: lastFailure, succeededAt: lastSuccessAt }) ? 1 : 0,
      ),
    ),
    gauge(
      "last_success_time_seconds",
      "When the other end took a notification last.",
      byChannel(({ lastSuccessAt }) => seconds(lastSuccessAt)),
    ),
    gauge(
      "last_failure_time_seconds",
      "When a try failed last.",
      byChannel(({ lastFailure }) => seconds(lastFailure?.at ?? null)),
    ),
    gauge(
      "ai_up",
      "Whether the AI gives advice; absent without a key.",
      one(ai.isOn ? ifKnown(ai.state, (state) => (state === "ok" ? 1 : 0)) : null),
    ),
    gauge("ai_calls_today", "Calls of the AI service on this UTC day.", one(ai.spent)),
    gauge("ai_calls_allowed", "AI_DAILY_BUDGET.", one(ai.budget)),
    gauge("ai_checks_today", "Checks of this Indian day that asked for advice.", one(ai.asked)),
    gauge("ai_advised_today", "Those of them that got it.", one(ai.given)),
    gauge(
      "ai_last_advice_time_seconds",
      "When the AI gave advice last.",
      one(seconds(ai.lastGivenAt)),
    ),
    gauge(
      "backup_time_seconds",
      "When the newest copy in BACKUP_PATH was written.",
      one(seconds(backup?.newest?.at ?? null)),
    ),
    gauge("backup_leads", "Leads in that copy.", one(backup?.newest?.leads ?? null)),
    gauge("leads", "Leads in the database.", one(backup?.newest?.siteLeads ?? null)),
    gauge(
      "backup_degraded",
      "Whether that copy cannot be read, or is of another database.",
      one(ifKnown(backup?.newest ?? null, (copy) => (isUsableCopy(copy) ? 0 : 1))),
    ),
    gauge(
      "facts_changed",
      "Whether the site shows older facts than its file of facts has.",
      one(ifKnown(build, ({ factsChange }) => (factsChange ? 1 : 0))),
    ),
  ].join("\n")}\n`;
};
