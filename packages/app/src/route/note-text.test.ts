import type { VersionNote } from "@panel/api-client/panel";
import es from "@panel/i18n/es";
import i18next, { type TFunction } from "i18next";
import { beforeAll, expect, test } from "vitest";
import { noteText } from "./note-text.ts";

let t: TFunction;
beforeAll(async () => {
  t = await i18next.createInstance().init({
    lng: "es",
    resources: { es: { translation: es } },
    interpolation: { escapeValue: false },
  });
});

test.each<[note: VersionNote, text: string]>([
  [{ kind: "added", count: 1, place: 3, name: "Fuente" }, "punto nuevo: «Fuente»"],
  [
    { kind: "text", path: "name", language: "cat", place: 2, name: "Tres" },
    "punto 2 («Tres»): Nombre del punto (Catalán)",
  ],
  [{ kind: "added", count: 4 }, "4 puntos nuevos"],
  [{ kind: "removed", count: 1, place: 3, name: "" }, "un punto eliminado"],
  [{ kind: "order" }, "puntos en otro orden"],
  [{ kind: "value", path: "prize.score", from: 15, to: 20 }, "Puntuación necesaria: 15 → 20"],
  [
    { kind: "value", path: "challenge.kind", place: 2, from: "none", to: "puzzle" },
    "punto 2: Tipo de reto: Ninguno → Puzle de una imagen",
  ],
  [{ kind: "value", path: "repeat", from: false, to: true }, "Se puede repetir: No → Sí"],
  [
    { kind: "value", path: "prize.lotteryDay", from: "", to: "2027-03-04" },
    "Fecha del sorteo: (vacío) → 4 mar 2027",
  ],
  [
    { kind: "value", path: "activationDependency", place: 6, from: "", to: 5 },
    "punto 6: Se activa después de: (vacío) → punto 5",
  ],
  [{ kind: "moved", path: "position", place: 3, metres: 240 }, "punto 3: movido 240\u00a0m"],
  [
    { kind: "points", path: "challenge.points.score", count: 40, to: 20 },
    "Puntuación al acertar → 20, en 40 puntos",
  ],
  [{ kind: "points", path: "story.image", count: 40 }, "Imagen de la historia, en 40 puntos"],
  [{ kind: "text", path: "name", language: "cat" }, "Nombre (Catalán)"],
  [{ kind: "text", path: "address.city", place: 1 }, "punto 1: Población"],
  [{ kind: "texts", language: "cat", count: 4 }, "Catalán: 4 textos"],
  [{ kind: "texts", count: 2 }, "2 textos"],
  [{ kind: "other", path: "image" }, "Imagen de la experiencia"],
])("a change of a version is told in words: %j", (note, text) => {
  expect(noteText(t, "es", note)).toBe(text);
});
