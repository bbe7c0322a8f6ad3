import { type Behaviour, completion, good, says, send } from "./standin-exchange.ts";

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
  "models-decommissioned": decommissioned,
  "second-model-works": withoutFirst(good),
  "second-model-works-first-decommissioned": withoutFirst(good, decommissioned),
  "last-model-works": (exchange) =>
    (exchange.model === "openai/gpt-oss-120b" ? good : gone)(exchange),
  "reasoned-away": withoutFirst(reasonedAway),
  "reasoned-away-then-good": withoutFirst((exchange) =>
    (exchange.model === "openai/gpt-oss-20b" ? reasonedAway : good)(exchange),
  ),
  "reasoning-in-tags": withoutFirst(
    says((advice) => {
      const draft = JSON.stringify({ ...advice, confidence: 1, insights: [] });
      return `<think>The owner has { many worries. A draft: ${draft}</think>\n${JSON.stringify(advice)}`;
    }),
  ),
  "reasoning-aloud": withoutFirst(
    says((advice) => {
      const draft = JSON.stringify({ ...advice, confidence: 1, insights: [] });
      return `We need JSON. A draft: ${draft}. The insights are missing, so:\n${JSON.stringify(advice)}`;
    }),
  ),
  "schema-refused": withoutFirst((exchange) =>
    (exchange.format === "json_schema" ? schemaRefused : good)(exchange),
  ),
  "schema-and-json-refused": withoutFirst(schemaRefused),
} satisfies Record<string, Behaviour>;
