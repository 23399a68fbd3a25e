import type { Form, PanelApi } from "./api.ts";
import { north } from "./trial.ts";

let made = 0;

/** Makes a route that anybody may play in a browser, its points 100 m north of one another, and publishes it. */
export async function publishPoints(
  api: PanelApi,
  serverUrl: string,
  fields: Form,
  points: readonly Form[],
): Promise<{ id: number; code: string }> {
  made += 1;
  const code = `V${String(10_000 + made + process.pid).slice(-5)}`;
  const id = await api.createExperience("editor", {
    gymName: "Ruta abierta",
    gymCode: code,
    // Played without a position.
    gymPrivate: 2,
    openOnWeb: 1,
    ...fields,
  });
  for (const [place, point] of points.entries()) {
    await api.addPoint("editor", id, { ...(place > 0 ? north(place * 100) : {}), ...point });
  }
  await api.setState("editor", id, 1);
  const published = await fetch(`${serverUrl}/visits/publication/publish`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await api.token("editor")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ gymId: id }),
  });
  const { success } = (await published.json()) as { success: boolean };
  if (!success) throw new Error(`${code} was not published`);
  return { id, code };
}
