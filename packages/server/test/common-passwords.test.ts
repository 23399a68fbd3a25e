import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isCommonPassword } from "../src/account/common-passwords.ts";

const owner = {
  email: "nuria.soler@rutasvivas.example",
  name: "Núria",
  surname: "Soler i Puig",
  entity: "Rutas Vivas, S. L.",
};

describe("TRU-09 refused", () => {
  test.each([
    "123456",
    "password",
    "iloveyou",
    "qwerty123",
    "dragon",
    "trustno1",
    "P@ssw0rd",
    "contraseña",
    "Contrasena1",
    "barcelona",
    "Realmadrid10",
    "tequiero",
    "viscaelbarca",
    "contrasenya",
    "Contrasenya2026!",
    "benvinguda",
    "estiu2025",
    "Montserrat1",
  ])("%s, which many people have", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    "explora",
    "Explora",
    "EXPLORAR",
    "Explorar1",
    "explora2026",
    "explora2026!",
    "¡Explorar!",
    "expl0ra",
    "ex-plora",
    "gymkhana",
    "Gimcana24",
    "yincana_99",
  ])("%s, which is the name of the product", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    "nuria.soler@rutasvivas.example",
    "Nuria.Soler",
    "nuriasoler",
    "Núria1985",
    "nuria1985",
    "solernuria",
    "SolerIPuig",
    "rutasvivas",
    "RutasVivas2026",
    "Rutas Vivas",
    "rutasvivassl",
  ])("%s, which is the owner's", (password) => {
    expect(isCommonPassword(password, owner)).toBe(true);
  });
});

describe("TRU-09 taken", () => {
  test.each([
    "mi-perro-come-lechuga",
    "correct horse",
    "una-clave-propia",
    "zapato verde 7",
    "exploramos juntas el faro",
    "nuria come lechuga",
    "k8#vQp2z",
    "love8347261903",
  ])("%s", (password) => {
    expect(isCommonPassword(password, owner)).toBe(false);
  });

  test("what is somebody else's", () => {
    expect(isCommonPassword("rutasvivas")).toBe(false);
  });
});

test("TRU-09 the list has more than 3,000 passwords that could be chosen", () => {
  const list = new URL("../src/account/common-passwords.txt", import.meta.url);
  const words = readFileSync(list, "utf8").trim().split(/\s+/);
  expect(new Set(words.filter((word) => word.length >= 6)).size).toBeGreaterThan(3000);
});
