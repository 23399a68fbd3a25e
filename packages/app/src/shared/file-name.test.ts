import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  ["Ruta de Alcalá / l'Eixample", "ruta-de-alcala-l-eixample"],
  ["../../etc", "etc"],
  ["¿?", "ruta"],
])("%j becomes %j", (title, name) => {
  expect(fileName(title)).toBe(name);
});
