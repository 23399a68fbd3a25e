import type { ListedUser } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { classesOf, namesOfClass } from "./class-names.ts";

const user = (name: string, surname: string, label?: string) =>
  ({ data: { name, surname, email: `${name}@example.com`, label } }) as ListedUser;
const users = [
  user("Núria", "Soler", "4B"),
  user("Ana", "Ruiz", "4A"),
  user("Pol", "Vidal", " 4A "),
  user("Ana", "Ruiz", "4A"),
  user("Jordi", "Puig"),
];

test("each class is told with how many are in it", () => {
  expect(classesOf(users)).toEqual([
    ["4A", 3],
    ["4B", 1],
  ]);
});

test("each user of a class is a team, unless one is called so already", () => {
  expect(namesOfClass(users, "4A", [])).toEqual(["Ana Ruiz", "Pol Vidal"]);
  expect(namesOfClass(users, "4A", ["pol  vidal"])).toEqual(["Ana Ruiz"]);
});

test("a long name loses its last words, a user without a name has an address", () => {
  const long = user("María de los Ángeles", "Fernández de Córdoba y Álvarez", "4C");
  const nameless = user("", "", "4C");
  expect(namesOfClass([long, nameless], "4C", [])).toEqual([
    "María de los Ángeles Fernández de",
    "@example.com",
  ]);
});
