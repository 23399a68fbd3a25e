import fc from "fast-check";
import { expect, test } from "vitest";
import { answerJson } from "../src/http/answer-json.ts";
import { botsEnvelope, panelEnvelope } from "../src/http/envelope.ts";

const long = fc.array(fc.jsonValue(), { minLength: 101, maxLength: 230 });
const data = fc.oneof(
  long,
  fc.record({ a: long, b: fc.jsonValue(), c: fc.constant(undefined) }),
  fc.jsonValue(),
);

test.each([
  ["panel", panelEnvelope],
  ["bots", botsEnvelope],
])(
  "answers of the %s with long lists are what the envelope is as JSON",
  async (_name, envelope) => {
    await fc.assert(
      fc.asyncProperty(data, fc.boolean(), async (value, isText) => {
        const whole = envelope.succeeded(isText ? JSON.stringify(value) : value, "¡Hecho!");
        const written = await answerJson(envelope, { data: value, message: "¡Hecho!" }, isText);
        expect(written).toBe(JSON.stringify(whole));
      }),
      { numRuns: 30 },
    );
  },
);
