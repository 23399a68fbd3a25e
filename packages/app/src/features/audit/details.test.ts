import es from "@panel/i18n/es";
import { expect, test } from "vitest";
import { detailsText, subjectText } from "./details.ts";

const word = (key: string): unknown =>
  key.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], es);
const words = {
  language: "es",
  t: (key: string) => String(word(key)),
  numbered: (key: string, id: string) => String(word(key)).replace("{{id}}", id),
  exists: (key: string) => typeof word(key) === "string",
};

test.each([
  [{ reason: "credentials" }, "Motivo: correo o contraseña incorrectos"],
  [{ reason: "emailTaken" }, "Motivo: Ya existe un usuario con ese correo"],
  [
    { from: "editor", to: "supervisor", by: "command line" },
    /^Antes: Editor.*, Ahora: Supervisor.*, Mediante: línea de órdenes$/,
  ],
  [
    { max_bytes: 1_572_864, has_chatbots: 0, is_equitable: true },
    /^Espacio: 1,5\sMB, Chatbots: no, Reparto equitativo: sí$/,
  ],
  [{ file: "profile image", imported: 12 }, "Archivo: imagen, Importados: 12"],
  [
    { type: "model", reason: "ASSET_ERRORS.zipBroken" },
    "Tipo: Modelo 3D, Motivo: El ZIP está dañado o incompleto",
  ],
  [{ type: 1 }, "Tipo: Imagen"],
  [{ changed: "name, altText, scaleMod" }, "Cambios: Nombre, Texto alternativo, Escala"],
  [{ from: "active", to: "disabled" }, "Antes: activa, Ahora: bloqueada"],
  [{ reason: "code" }, "Motivo: código incorrecto"],
  [{ secondFactor: "app" }, "Verificación en dos pasos: código de la aplicación"],
  [{ secondFactor: "recoveryCode" }, "Verificación en dos pasos: código de recuperación"],
  [{ left: 9 }, "Quedan: 9"],
  [{ name: "Mi foto", unheard: "of" }, "Nombre: Mi foto, unheard: of"],
])("TRU-37 details %j are words of the reader's language", (details, text) => {
  expect(detailsText({ details }, words)).toMatch(text);
});

test.each([
  ["asset 16", "Recurso 16"],
  ["mappoint 7", "Punto 7"],
  ["bot Zx_9-a", "Chatbot Zx_9-a"],
  ["play key 3", "Clave de aplicación 3"],
  ["asset", "Recurso"],
  ["editor@demo.explorar", "editor@demo.explorar"],
  ["gymkhana@example.com", "gymkhana@example.com"],
  ["", ""],
])("TRU-37 what %j is about is told in the reader's language", (subject, text) => {
  expect(subjectText({ subject }, words)).toBe(text);
});
