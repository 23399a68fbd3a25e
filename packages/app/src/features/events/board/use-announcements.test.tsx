// @vitest-environment jsdom
import type { Board } from "@panel/api-client/events";
import es from "@panel/i18n/es";
import { act } from "react";
import { createRoot } from "react-dom/client";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { BOARD } from "../story-event.ts";
import { useAnnouncements } from "./use-announcements.ts";

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await i18next.use(initReactI18next).init({
    lng: "es",
    resources: { es: { translation: es } },
    interpolation: { escapeValue: false },
  });
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Said({ board }: { board: Board }) {
  return <p>{useAnnouncements(board)}</p>;
}

test("what is new is said at most every 20 seconds, three one by one and the others as a number", () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  const show = (board: Board) => {
    act(() => root.render(<Said board={board} />));
  };
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  show(BOARD);
  pass(20_000);
  // What was there when the board was opened is no news.
  expect(place.textContent).toBe("");
  const all = (trouble: Board["teams"][number]["trouble"]): Board => ({
    ...BOARD,
    teams: BOARD.teams.map((team) => ({ ...team, trouble })),
  });
  show(all(["outside"]));
  show(all(["outside", "fast"]));
  expect(place.textContent).toBe("");
  pass(20_000);
  expect(place.textContent).toBe(
    "Los linces: Fuera de la zona. Las nutrias: Fuera de la zona. Equipo 3: Fuera de la zona. Y 5 avisos más.",
  );
  pass(60_000);
  expect(place.textContent).toMatch(/^Los linces/);
  act(() => root.unmount());
});
