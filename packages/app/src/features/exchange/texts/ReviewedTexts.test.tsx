import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel, withValues } from "@panel/domain/experience/fields";
import { readXliff } from "@panel/files/read-xliff";
import { reviewTexts, takenUnits } from "@panel/domain/text-files/review-texts";
import { routeTexts } from "@panel/domain/texts/texts";
import es from "@panel/i18n/es";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { ReviewedTexts } from "./ReviewedTexts.tsx";

const TEXTS = routeTexts({
  experience: withValues(emptyModel(experienceFields), [
    ["name.cas", "La ruta"],
    ["name.cat", "Una ruta"],
    ["slogan.cas", "Hola"],
    ["description.cas", "Un paseo"],
    ["description.cat", "Un passeig"],
  ]),
  points: [
    { id: 7, point: withValues(emptyModel(pointFields), [["name.cas", "La fuente"]]) },
    { id: 9, point: emptyModel(pointFields) },
  ],
});

async function shown(units: string) {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: "es",
    resources: { es: { translation: es } },
    interpolation: { escapeValue: false },
  });
  const read = readXliff(
    `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="es" target-language="ca"><body>${units}</body></file></xliff>`,
  );
  const found = read.outcome === "read" ? read.value : [];
  const reviewed = reviewTexts(found, { experience: 1, texts: TEXTS });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ReviewedTexts
        reviewed={reviewed}
        texts={TEXTS}
        taken={takenUnits(reviewed, new Map())}
        disabled={false}
        onDecide={() => undefined}
      />
    </I18nextProvider>,
  );
}
const unit = (id: string, source: string, target: string, rest = "") =>
  `<trans-unit id="${id}"><source>${source}</source><target>${target}</target>${rest}</trans-unit>`;
/** The groups that are shown, and whether each is open. */
const groups = (html: string) =>
  [...html.matchAll(/<details([^>]*)>.*?<h3[^>]*>([^<]*)<\/h3><span[^>]*>(\d+)</g)].map(
    ([, attributes, name, count]) =>
      `${name} ${count}${attributes?.includes("open") ? " open" : ""}`,
  );

test("each text stands in the group of what becomes of it, what asks for the author in front", async () => {
  const html = await shown(
    unit("experience/slogan", "Hola", "Bon dia") +
      unit("experience/name", "La ruta", "El camí") +
      unit("experience/description", "Un paseo", "Un passeig") +
      unit("point/8/name", "Otro", "Altre") +
      unit("point/7/name", "La fuente", "x".repeat(61)),
  );
  expect(groups(html)).toEqual([
    "Por decidir 1 open",
    "Se guardan 1 open",
    "Demasiado largas 1 open",
    "De ningún texto de esta experiencia 1 open",
    "Iguales que lo guardado 1",
  ]);
  expect(html).toContain("61 caracteres; caben 60.");
  expect(html).toContain("1. La fuente: Nombre del punto");
});

test("only what is taken by itself is checked, and what cannot be taken has no box", async () => {
  const html = await shown(
    unit("experience/slogan", "Hola", "Bon dia") +
      unit("experience/name", "La ruta", "El camí") +
      unit("point/7/name", "La fuente", "x".repeat(61)) +
      unit("point/8/name", "Otro", "Altre"),
  );
  const boxes = [...html.matchAll(/role="checkbox" aria-checked="(true|false)"/g)].map(
    ([, checked]) => checked,
  );
  expect(boxes).toEqual(["false", "true"]);
});

test("a source that has changed is shown beside the one of the file, with its changed words marked", async () => {
  const html = await shown(unit("experience/slogan", "Hola a todos", "Bon dia"));
  expect(html).toContain("El original ha cambiado");
  expect(html).toMatch(/Original guardado.*Original en el archivo.*<ins[^>]*> a todos<\/ins>/);
});

test("what a translator has noted, codes and what the file lacks are told", async () => {
  const html = await shown(
    unit("experience/slogan", "Hola", '<g id="4">Bon dia</g>', "<note>¿Tú o vosotros?</note>"),
  );
  expect(html).toContain("Nota: ¿Tú o vosotros?");
  expect(html).toContain("Códigos que no son texto: g 4");
  expect(html).toContain("3 textos de la experiencia no están en el archivo.");
});

test("a file without texts says so", async () => {
  expect(await shown("")).toContain("En el archivo no hay ningún texto.");
});
