import { expect, type Locator, type Page } from "@playwright/test";
import type { Form, PanelApi } from "./api.ts";
import type { PanelServer } from "./server.ts";
import { RECEIVER } from "./street-walk.ts";
import { north, trialLink } from "./trial.ts";

/** A point of a route to be played; its name is the letter of its place in the route. */
export interface PlayedPoint {
  /** The place in the route of the point after which it opens, and of the one after which it closes. */
  readonly after?: number;
  readonly until?: number;
  readonly fields?: Form;
}

export const letterOf = (place: number) => String.fromCodePoint(65 + place);

/** A challenge of one right answer and a wrong one. */
export const question = (right: number, wrong = 0): Form => ({
  challengeType: "multi_respuesta",
  question: "¿Cuál?",
  answerCorrect: "Esta",
  answerIncorrect1: "Aquella",
  scoreCorrect: right,
  scoreIncorrect: wrong,
});
export const toCollect = (score: number): Form => ({
  challengeType: "puntos",
  pointsScore: score,
});

/** A small route that is played on a phone by its trial link. */
export class PlayedRoute {
  readonly page: Page;
  readonly #api: PanelApi;
  #gymId = 0;
  #points: number[] = [];

  constructor(page: Page, api: PanelApi) {
    this.page = page;
    this.#api = api;
  }

  /** Makes the route, its points 100 m north of one another, and opens its link. */
  async open(server: PanelServer, fields: Form, points: readonly PlayedPoint[]): Promise<void> {
    const api = this.#api;
    this.#gymId = await api.createExperience("editor", { gymName: "Reglas", ...fields });
    for (const [place, { after, until, fields: own = {} }] of points.entries()) {
      const id = await api.addPoint("editor", this.#gymId, {
        mappointName: letterOf(place),
        ...north(place * 100),
        ...(after === undefined ? {} : { dependency: this.#points[after] ?? 0 }),
        ...(until === undefined ? {} : { dependencyNeg: this.#points[until] ?? 0 }),
        ...own,
      });
      this.#points.push(id);
    }
    await this.page.addInitScript(RECEIVER);
    await this.page.goto(await trialLink(api, server.url, this.#gymId));
  }

  /** Changes a point by the panel's own call. */
  async change(place: number, fields: Form): Promise<void> {
    await this.#api.call("editor", "/mappoints/update", {
      mappointId: this.#points[place] ?? 0,
      mappointGymId: this.#gymId,
      mappointName: letterOf(place),
      ...north(place * 100),
      ...fields,
    });
  }

  async remove(place: number): Promise<void> {
    await this.#api.call("editor", "/mappoints/delete", {
      mappointId: this.#points[place] ?? 0,
      mappointGymId: this.#gymId,
    });
  }

  idOf = (place: number): number => this.#points[place] ?? 0;

  row(name: string): Locator {
    return this.page
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { name, exact: true }) });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole("button", { name, exact: typeof name === "string" }).click();
  }

  /** Comes to a point that opens from anywhere, or opens it again. */
  async goTo(name: string): Promise<void> {
    await this.row(name).getByRole("button").click();
    await this.isAt(name);
  }

  async isAt(title: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(title);
  }

  /** A point says so of itself on the map. */
  async says(name: string, text: string): Promise<void> {
    await expect(this.row(name)).toContainText(text);
  }

  async isOpen(...names: string[]): Promise<void> {
    const open = this.page.getByRole("region", { name: "Abiertos ahora" });
    await expect(open.getByRole("heading", { level: 3 })).toHaveText(names);
  }

  /** The verdict on a challenge, or what else the screen tells. */
  async tells(...texts: string[]): Promise<void> {
    for (const text of texts) await expect(this.page.getByText(text).first()).toBeVisible();
  }

  async hasScore(score: number): Promise<void> {
    await expect(this.page.locator("header")).toContainText(`Puntuación${score}`);
  }

  /** Some metres north of the first point, after time enough to have walked there. */
  async walkTo(metres: number): Promise<void> {
    const { latitude, longitude } = north(metres);
    await this.page.evaluate(`receiver.wait(20_000); receiver.say(${latitude}, ${longitude}, 5)`);
  }

  async wait(seconds: number): Promise<void> {
    await this.page.evaluate(`receiver.wait(${seconds * 1000})`);
  }
}
