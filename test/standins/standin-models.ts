import { type Behaviour, completion, good, send } from "./standin-exchange.ts";

const error = (status: number, code: string, message: string): Behaviour =>
  send(
    JSON.stringify({ error: { message, type: "invalid_request_error", code } }),
    undefined,
    status,
  );

const gone: Behaviour = (exchange) =>
  error(
    404,
    "model_not_found",
    `The model \`${exchange.model}\` does not exist or you do not have access to it.`,
  )(exchange);

const decommissioned: Behaviour = (exchange) =>
  error(
    400,
    "model_decommissioned",
    `The model \`${exchange.model}\` has been decommissioned and is no longer supported.`,
  )(exchange);

const schemaRefused = error(
  400,
  "json_validate_failed",
  "Generated JSON does not match the schema.",
);

/** All tokens went into hidden reasoning. */
const reasonedAway: Behaviour = send(completion("", "length"));

const isReasoning = (model: string) => model.startsWith("openai/");

/** As for a developer account: the specification's model is not there, `then` is how the others answer. */
const withoutFirst =
  (then: Behaviour, first = gone): Behaviour =>
  (exchange) =>
    (isReasoning(exchange.model) ? then : first)(exchange);

/** How models that are gone, and models that reason, answer. */
export const MODEL_MODES = {
  "models-gone": gone,
  "second-model-works": withoutFirst(good),
  "second-model-works-first-decommissioned": withoutFirst(good, decommissioned),
  "reasoned-away": withoutFirst(reasonedAway),
  "reasoned-away-then-good": withoutFirst((exchange) =>
    (exchange.model === "openai/gpt-oss-20b" ? reasonedAway : good)(exchange),
  ),
  "schema-refused": withoutFirst((exchange) =>
    (exchange.format === "json_schema" ? schemaRefused : good)(exchange),
  ),
} satisfies Record<string, Behaviour>;
