import type { Locator, Page } from "@playwright/test";
import type { Form, PanelApi } from "./api.ts";

/** Metres north of the first point. */
export const north = (metres: number) => ({
  latitude: 40.4168 + metres / 111_195,
  longitude: -3.7038,
});

/**
 * Makes a route of three points, each 100 m north of the one before: a question, points to win after it, and the end. Its prize
 * asks for both.
 */
export async function makeTriedRoute(api: PanelApi, gymName: string, fields: Form = {}) {
  const id = await api.createExperience("editor", {
    gymName,
    gymPrivate: 3,
    prizeName: "Un libro",
    prizeScore: 15,
    ...fields,
  });
  const square = await api.addPoint("editor", id, {
    mappointName: "Plaza",
    storytellingTitle: "El reloj",
    challengeType: "multi_respuesta",
    question: "¿Qué marca el reloj?",
    answerCorrect: "Las doce",
    answerIncorrect1: "La una",
    answerIncorrect2: "Las tres",
    scoreCorrect: 10,
  });
  const fountain = await api.addPoint("editor", id, {
    mappointName: "Fuente",
    ...north(100),
    dependency: square,
    challengeType: "puntos",
    pointsScore: 5,
  });
  await api.addPoint("editor", id, {
    mappointName: "Palacio",
    ...north(200),
    dependency: fountain,
    isFinal: 1,
  });
  return { id, square, fountain };
}

/** The player, in a page of its own or in the frame of the panel. */
export class Player {
  readonly heading: Locator;
  readonly said: Locator;
  /** How often a visitor had to tap so far. */
  taps = 0;
  readonly #in: Pick<Page, "getByRole" | "getByLabel" | "getByText">;

  constructor(place: Pick<Page, "getByRole" | "getByLabel" | "getByText">) {
    this.#in = place;
    this.heading = place.getByRole("heading", { level: 1 });
    this.said = place.getByRole("status");
  }

  button(name: string | RegExp): Locator {
    return this.#in.getByRole("button", { name });
  }

  async press(name: string | RegExp): Promise<void> {
    this.taps += 1;
    await this.button(name).click();
  }

  async answer(text: string): Promise<void> {
    await this.press("Ir al reto");
    await this.#in.getByLabel(text).check();
    await this.press("Responder");
    await this.press("Continuar");
  }

  async collect(): Promise<void> {
    await this.press("Ir al reto");
    await this.press("Recoger la puntuación");
    await this.press("Continuar");
  }
}

/** Makes a trial link and gives its address. */
export async function trialLink(api: PanelApi, serverUrl: string, gymId: number): Promise<string> {
  const response = await fetch(`${serverUrl}/tryouts/links/new`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await api.token("editor")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ gymId, days: 2 }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return `${serverUrl}/try/#${data.token}`;
}

/** Ends all links of an experience. */
export async function endLinks(api: PanelApi, serverUrl: string, gymId: number): Promise<void> {
  const headers = {
    authorization: `Bearer ${await api.token("editor")}`,
    "content-type": "application/json",
  };
  const listed = await fetch(`${serverUrl}/tryouts/links/list?gymId=${gymId}`, { headers });
  const { data } = (await listed.json()) as { data: { links: { id: number }[] } };
  for (const { id } of data.links) {
    const body = JSON.stringify({ gymId, id });
    await fetch(`${serverUrl}/tryouts/links/end`, { method: "POST", headers, body });
  }
}

/** Everything that the page has kept on the phone. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
