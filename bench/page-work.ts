import type { Browser, Page } from "playwright";

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/**
 * The longest task of the page's own thread while something is done, in milliseconds of processor
 * time, so that the load of other programs does not count.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  return (await tasks(browser, page, act)).reduce((most, time) => Math.max(most, time), 0);
}

/** The work of the page's own thread while something is done, in milliseconds of processor time. */
export async function workOfPage(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  return (await tasks(browser, page, act)).reduce((sum, time) => sum + time, 0);
}

/** Milliseconds of processor of each task of the page's thread. */
async function tasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter((event) => event.name === "thread_name" && event.args.name === "CrRendererMain")
      .map(thread),
  );
  const times = traceEvents
    .filter((event) => event.name.endsWith("RunTask") && pages.has(thread(event)))
    .map((event) => (event.tdur ?? 0) / 1000);
  if (times.length === 0) throw new Error("The trace holds no task of the page");
  return times;
}
