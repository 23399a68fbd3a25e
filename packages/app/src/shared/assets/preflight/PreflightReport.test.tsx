import { SPACE_LIMITS, type SpaceMeasures } from "@panel/domain/space-preflight";
import { startWords } from "@panel/i18n";
import { addWords } from "@panel/i18n/parts";
import { spaceLimits } from "@panel/ui/model-viewer";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, test } from "vitest";
import { PreflightReport } from "./PreflightReport.tsx";

const MEBIBYTE = 1_048_576;

const light: SpaceMeasures = {
  triangles: 12,
  textures: [],
  missingTextures: [],
  unreadableTextures: [],
  size: [1, 2, 1],
  unitKnown: true,
  bytes: 100 * 1024,
};

/** The text of the report, without its drawing. */
function said(model: Partial<SpaceMeasures>, scale?: number): string {
  const report = <PreflightReport model={{ ...light, ...model }} {...(scale ? { scale } : {})} />;
  return renderToStaticMarkup(report)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

beforeAll(async () => {
  i18next.use(initReactI18next);
  await startWords("es");
  await addWords("panel");
});

test("a small model is reported to run smoothly, with nothing missing", () => {
  const text = said({});
  expect(text).toContain("Irá fluido en la mayoría de los móviles.");
  expect(text).toContain("12 triángulos");
  expect(text).toContain("Sin texturas");
  expect(text).toContain("No falta ninguna textura");
  expect(text).not.toContain("memoria gráfica");
});

test("missing and unreadable textures are named, with advice on how to fix them", () => {
  const text = said({ missingTextures: ["madera.png"], unreadableTextures: ["hierro.tga"] });
  expect(text).toContain("Faltan 2 texturas");
  expect(text).toContain(
    "No vienen con el modelo o no se pueden leer: madera.png y hierro.tga. Añádelas al ZIP como PNG, JPEG o WebP.",
  );
  expect(text).toContain("Muchos móviles no podrán con él o no se verá como esperas.");
});

test("the download is reported in bytes and seconds, and a warning appears if it takes too long", () => {
  expect(said({ bytes: 2 * MEBIBYTE })).toMatch(/2 MB de descarga .*Llega en ≈ \d+ s/);
  expect(said({ bytes: 12 * MEBIBYTE })).toMatch(
    /12 MB de descarga .*Tarda ≈ \d+ s con datos móviles\. Muchos no esperarán tanto\./,
  );
});

test("the memory of textures is reported, and a warning appears if it is too much for phones", () => {
  const texture = (side: number) => ({ name: "a.png", width: side, height: side });
  const small = said({ textures: [texture(512)] });
  expect(small).toContain("Textura mayor: 512 px");
  expect(small).toContain("Cabe de sobra.");
  const large = said({ textures: Array.from({ length: 4 }, () => texture(4096)) });
  expect(large).toContain("Textura mayor: 4096 px");
  expect(large).toContain("Puede cerrar la propia experiencia. Usa menos texturas o más pequeñas.");
});

test("a high number of triangles is reported with the recommended number", () => {
  expect(said({ triangles: 400_000 })).toMatch(
    /400\.000 triángulos .*Simplifica el modelo hasta 100\.000 triángulos o menos\./,
  );
});

test("LIB-07 the reported size takes the scale into account", () => {
  expect(said({ size: [30, 40, 3] }, 0.1)).toContain("3,00 m × 4,00 m × 0,30 m");
  expect(said({ size: [30, 40, 3] })).toContain("Es mayor que un edificio de varias plantas.");
});

test("LIB-07 a figure of 18 m has no credible size, and its lengths are written as in the viewer", () => {
  const text = said({ size: [8.5, 18, 1.8] });
  expect(text).toContain("8,50 m × 18,00 m × 1,80 m");
  // A plane that was turned is not quite flat.
  expect(said({ size: [2, 3.3e-7, 2] })).toContain("2,00 m × 0,00 m × 2,00 m");
  expect(text).toContain("Es más alto que una casa.");
  expect(text).not.toContain("Tamaño creíble");
  expect(said({ size: [0.5, 1.8, 0.5] })).toContain("Tamaño creíble");
});

test("textures of properties that are not shown are named", () => {
  expect(said({ unshownTextures: ["brillo.png"] })).toContain("No se muestran aquí: brillo.png.");
});

test("of many textures some are named and the others counted", () => {
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  expect(said({ unshownTextures: names })).toContain("aquí: a, b, c, d, e y 2 más.");
  expect(said({ missingTextures: names })).toContain(
    "a, b, c, d, e y 2 más. Añádelas al ZIP como PNG, JPEG o WebP.",
  );
});

test("LIB-04 textures that cannot be counted are unknown, never light", () => {
  const none = said({ uncountedTextures: ["madera.xyz"] });
  expect(none).toContain("No se sabe cuánto miden las texturas");
  expect(none).toContain("No se puede medir: madera.xyz.");
  expect(none).toContain("Memoria gráfica desconocida");
  expect(none).not.toContain("Irá fluido");
  expect(none).not.toContain("Sin texturas");
  const some = said({
    textures: [{ width: 1024, height: 1024 }],
    uncountedTextures: ["madera.xyz"],
  });
  expect(some).toMatch(/Textura mayor que se ha podido medir: 1024\s+px/);
  expect(some).toMatch(/Al menos 5,3\s+MB de memoria gráfica/);
});

test("what a phone does not carry in augmented reality is told with its limit and its source", () => {
  expect(said({})).toContain("Android (WebXR) Se puede ver a su tamaño real.");
  const text = said({ triangles: 120_000, drawCalls: 40 });
  expect(text).toContain(
    "40 piezas que se dibujan por separado; recomendado por Google: 10 o menos.",
  );
  expect(text).toContain("120.000 triángulos; recomendado por Apple: 100.000 o menos.");
  expect(said({ triangles: 2_000_000 })).toContain(
    "2.000.000 triángulos; límite del visor: 1.000.000 o menos.",
  );
});

test("the report and the viewer have the same limits", () => {
  const own = SPACE_LIMITS.filter(({ source }) => source === "viewer");
  expect(Object.fromEntries(own.map(({ topic, limit }) => [topic, limit]))).toEqual(spaceLimits);
});
