import { ApiError } from "@panel/api-client";
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { useErrorText } from "./use-error-text.ts";

const ERRORS = { tooManyTriesWait: "{{count}} s", tooManyTriesMinutes: "{{count}} min" };
const i18n = createInstance();
await i18n.init({ lng: "en", resources: { en: { translation: { ERRORS } } } });

function Said({ error }: { error: unknown }) {
  return useErrorText()(error);
}

test.each([
  [1, "1 s"],
  [59, "59 s"],
  [60, "1 min"],
  [61, "2 min"],
  [120, "2 min"],
  [899, "15 min"],
])("after too many tries, %d s of waiting are never said to be fewer: %s", (retryAfter, text) => {
  const error = new ApiError("throttled", "", {
    retryAfter,
    translationKey: "ERRORS.tooManyTries",
  });
  const said = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Said error={error} />
    </I18nextProvider>,
  );
  expect(said).toBe(text);
});
