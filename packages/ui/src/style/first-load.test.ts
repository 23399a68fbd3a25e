import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchOnline } from "./first-load.tsx";

beforeEach(() => vi.stubGlobal("window", {}));
afterEach(() => vi.unstubAllGlobals());

const load = () => Promise.resolve("code");

test("code is loaded while there is a network", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  await expect(fetchOnline(load)).resolves.toBe("code");
});

test.each([
  ["without a service worker", undefined],
  ["with a service worker that does not control the page", { controller: null }],
])("offline, %s, code is not asked for", async (_case, serviceWorker) => {
  vi.stubGlobal("navigator", { onLine: false, serviceWorker });
  const asked = vi.fn<typeof load>(load);
  await expect(fetchOnline(asked)).rejects.toThrow("There is no network");
  expect(asked).not.toHaveBeenCalled();
});

test("offline, code comes from the service worker of the page", async () => {
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: {} } });
  await expect(fetchOnline(load)).resolves.toBe("code");
});

test("on a server, code is loaded", async () => {
  vi.unstubAllGlobals();
  await expect(fetchOnline(load)).resolves.toBe("code");
});
