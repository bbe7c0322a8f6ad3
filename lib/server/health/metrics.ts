import { isFailing } from "@/lib/domain/notify/channel-result";
import {
  type ChannelState,
  type HealthFigures,
  isUsableCopy,
  type Waiting,
} from "@/lib/domain/health/health-figures";

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

/** A gauge with one sample and no labels. */
const single = (name: string, help: string, value: number | null | undefined): string =>
  gauge(name, help, [{ value: value ?? null }]);

const flag = (isSo: boolean): number => (isSo ? 1 : 0);

/** How long the oldest has waited, in seconds; 0 when nothing waits. */
const waitedFor = ({ oldestAt }: Waiting, at: number): number =>
  oldestAt === null ? 0 : Math.max(0, at - oldestAt) / SECOND_MS;

/** The figures in Prometheus' text format, version 0.0.4; the names end in their unit. What is not known is left out. */
export const metricsText = (figures: HealthFigures): string => {
  const { at, startedAt, store, channels, ai, backup, build } = figures;
  const on = (channels ?? []).filter(({ isOn, count, isMore }) => isOn || count > 0 || isMore);
  const byChannel = (name: string, help: string, value: (state: ChannelState) => number | null) =>
    gauge(
      name,
      help,
      on.map((state) => ({ labels: { channel: state.channel }, value: value(state) })),
    );
  const copy = backup?.newest;
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
    single("start_time_seconds", "When this process started.", seconds(startedAt)),
    gauge("store_up", "Whether the store takes writes.", [
      { labels: { kind: store.kind }, value: store.state && flag(store.state !== "unavailable") },
    ]),
    single(
      "store_degraded",
      "Whether a database was set aside or the storage fills up.",
      store.state && flag(store.state === "degraded"),
    ),
    single("store_used_bytes", "Bytes in use in the database.", store.usedBytes),
    single("store_file_bytes", "Bytes of its file and write-ahead log.", store.fileBytes),
    single("store_limit_bytes", "SQLITE_MAX_MB in bytes.", store.maxBytes),
    single("disk_free_ratio", "The free share of the disk.", store.freeShare),
    byChannel("queue_waiting", "Notifications that wait.", ({ count }) => count),
    byChannel("queue_uncounted", "Whether more wait than were counted.", ({ isMore }) =>
      flag(isMore),
    ),
    byChannel("queue_oldest_seconds", "How long the oldest of them waits.", (state) =>
      waitedFor(state, at),
    ),
    byChannel("queue_failing", "Whether the last try of one that waits failed.", ({ failure }) =>
      flag(failure !== null),
    ),
    byChannel("channel_failing", "Whether the last try of all failed.", (state) =>
      flag(isFailing({ failure: state.lastFailure, succeededAt: state.lastSuccessAt })),
    ),
    byChannel(
      "last_success_time_seconds",
      "When the other end took a notification last.",
      ({ lastSuccessAt }) => seconds(lastSuccessAt),
    ),
    byChannel("last_failure_time_seconds", "When a try failed last.", ({ lastFailure }) =>
      seconds(lastFailure?.at ?? null),
    ),
    single(
      "ai_up",
      "Whether the AI gives advice; absent without a key.",
      ai.isOn ? ai.state && flag(ai.state === "ok") : null,
    ),
    single("ai_calls_today", "Calls of the AI service on this UTC day.", ai.spent),
    single("ai_calls_allowed", "AI_DAILY_BUDGET.", ai.budget),
    single("ai_checks_today", "Checks of this Indian day that asked for advice.", ai.asked),
    single("ai_advised_today", "Those of them that got it.", ai.given),
    single("ai_last_advice_time_seconds", "When the AI gave advice last.", seconds(ai.lastGivenAt)),
    single(
      "backup_time_seconds",
      "When the newest copy in BACKUP_PATH was written.",
      seconds(copy?.at ?? null),
    ),
    single("backup_leads", "Leads in that copy.", copy?.leads),
    single("leads", "Leads in the database.", copy?.siteLeads),
    single(
      "backup_degraded",
      "Whether that copy cannot be read, or is of another database.",
      copy && flag(!isUsableCopy(copy)),
    ),
    single(
      "facts_changed",
      "Whether the site shows older facts than its file of facts has.",
      build && flag(build.factsChange !== null),
    ),
  ].join("\n")}\n`;
};
