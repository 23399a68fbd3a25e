import { afterEach, expect, test, vi } from "vitest";
import { handOver, hearCheckIns, takeCheckIn } from "./check-ins.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a text in the address is read once, and what is none is nothing", () => {
  const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
  vi.stubGlobal("history", { state: { layers: 1 }, replaceState });
  const at = (hash: string) =>
    vi.stubGlobal("location", { hash, pathname: "/play/ABC123", search: "" });
  at("#c=la%20font");
  expect(takeCheckIn()).toBe("la font");
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ layers: 1 }, "", "/play/ABC123");
  for (const hash of ["#c=", "#c=%E0%A4", "#other", ""]) {
    at(hash);
    expect(takeCheckIn()).toBeUndefined();
  }
});

test("a text is handed to the tab that plays, and comes back where none takes it", async () => {
  const take = vi.fn<(text: string) => void>();
  const stop = hearCheckIns("visit:ABC123", take);
  expect(await handOver("visit:ABC123", "la font")).toBe(true);
  expect(take).toHaveBeenCalledExactlyOnceWith("la font");
  stop();
  vi.useFakeTimers();
  const handed = handOver("visit:ABC123", "la font");
  vi.advanceTimersByTime(1500);
  expect(await handed).toBe(false);
  expect(take).toHaveBeenCalledOnce();
  vi.stubGlobal("BroadcastChannel", undefined);
  expect(await handOver("visit:ABC123", "la font")).toBe(false);
});
