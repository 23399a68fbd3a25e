import { CSV_MARK, writeCsv } from "@panel/domain/csv";
import { expect, test } from "vitest";
import { RESULTS } from "../story-event.ts";
import { resultRows, type ResultWords } from "./results-table.ts";

const WORDS: ResultWords = {
  place: "Puesto",
  number: "Número",
  team: "Equipo",
  score: "Puntos",
  played: "Jugando",
  adjusted: "Dados o quitados",
  reached: "Paradas",
  finishedAfter: "Tiempo",
  end: "Final",
  ends: { notStarted: "No jugó", playing: "Jugando", finished: "Llegó", notFinished: "No llegó" },
  prize: "Premio",
  yes: "Sí",
  no: "No",
  playNumber: "Partida",
  teamName: ({ name, number }) => name || `Equipo ${number}`,
  pointName: ({ name }) => name,
};

test("results are a table with a column for each point, in the order of the ranking", () => {
  const [head, first, second] = resultRows(RESULTS, WORDS);
  expect(head?.slice(-3)).toEqual(["Puerta del Sol", "Plaza Mayor", "Palacio Real"]);
  expect(first).toEqual([
    1,
    1,
    "=1+1",
    35,
    30,
    5,
    3,
    "1:30:00",
    "Llegó",
    "Sí",
    "4K7Q-9XTB-2M0Z-WE1R",
    "0:01:00",
    "0:20:01",
    "1:30:00",
  ]);
  // A team that has done nothing, and whose name was deleted.
  expect(second).toEqual(["", 2, "Equipo 2", 0, 0, 0, 0, "", "No jugó", "No", "", "", "", ""]);
});

test("a name is never run as a formula", () => {
  expect(CSV_MARK + writeCsv(resultRows(RESULTS, WORDS), ";")).not.toMatch(/(^|;)=1\+1/m);
});
