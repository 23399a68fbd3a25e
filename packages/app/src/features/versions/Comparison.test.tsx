import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel, withValues } from "@panel/domain/experience/fields";
import es from "@panel/i18n/es";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { Comparison, type Taking } from "./Comparison.tsx";
import type { VersionContent } from "../../route/version-content.ts";

const content = (
  experience: Readonly<Record<string, unknown>>,
  ...points: Readonly<Record<string, unknown>>[]
): VersionContent => ({
  route: {
    experience: withValues(emptyModel(experienceFields), Object.entries(experience)),
    points: points.map((values, index) => ({
      id: index + 1,
      point: withValues(emptyModel(pointFields), Object.entries(values)),
    })),
  },
  assets: new Map(),
});

const nothing = () => undefined;
const taking: Taking = {
  values: nothing,
  point: (id) => (id === 1 ? nothing : undefined),
  deleted: nothing,
  pending: false,
};

async function shown(before: VersionContent, after: VersionContent, withTaking = true) {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: "es",
    resources: { es: { translation: es } },
    interpolation: { escapeValue: false },
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Comparison before={before} after={after} taking={withTaking ? taking : undefined} />
    </I18nextProvider>,
  );
}

test("texts have the words marked that the other version does not have", async () => {
  const html = await shown(
    content({ "description.cas": "Un paseo por el centro" }),
    content({ "description.cas": "Un paseo largo por el centro" }),
  );
  expect(html).toContain("Descripción (ES)");
  expect(html.replaceAll(/ class="[^"]*"/g, "")).toMatch(/<ins>(?:largo | largo)<\/ins>/);
  expect(html).not.toContain("<del");
});

test("of a field that may be taken back its button says which it is; of others there is none", async () => {
  const [before, after] = [
    content({ city: "Reus" }, { "name.cas": "A" }, { "name.cas": "B" }, { "name.cas": "Fuente" }),
    content({ city: "Olot" }, { "name.cas": "A2" }, { "name.cas": "B2" }),
  ];
  const html = await shown(before, after);
  const labels = [...html.matchAll(/aria-label="(Recuperar [^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual([
    "Recuperar «Ciudad» en el formulario",
    "Recuperar «A2» en su formulario",
    "Recuperar «Nombre del punto (ES)» en el formulario",
    "Recuperar el punto «Fuente»",
  ]);
  expect(await shown(before, after, false)).not.toContain("Recuperar");
});

test("values that are no texts are told in words, empty ones and assets that are gone too", async () => {
  const html = await shown(
    content({ repeat: false, image: 7, "prize.score": 5 }, { activationDependency: 0 }),
    content({ repeat: true, image: 0, "prize.score": 20 }, { activationDependency: 1 }),
  );
  for (const text of ["No", "Sí", "Un archivo que ya no está en la biblioteca", "(vacío)", "20"]) {
    expect(html).toContain(`>${text}</p>`);
  }
  expect(html).toContain(">Punto 1</p>");
});

test("two versions that hold the same say so", async () => {
  expect(await shown(content({ city: "Reus" }), content({ city: "Reus" }))).toContain(
    "No hay diferencias",
  );
});
