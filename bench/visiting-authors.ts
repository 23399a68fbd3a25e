import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** What happened while authors worked. */
export class Tally {
  requests = 0;
  readonly errors: string[] = [];
  readonly lost: string[] = [];
  writes = 0;
  /** Milliseconds of each save. */
  readonly saves: number[] = [];

  percentile(share: number): number {
    const sorted = this.saves.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }
}

type Form = Record<string, string | number | boolean | Blob>;

interface StoredPoint {
  IdPoint: number;
  PointName: string;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Somebody who lists, opens and saves experiences, adds points and uploads pictures, with pauses for thought between. */
export class Author {
  readonly #url: string;
  readonly #email: string;
  readonly #tally: Tally;
  #token = "";
  #gymId = 0;
  /** What each point was last saved as. */
  readonly #points = new Map<number, string>();
  readonly #pictures: string[] = [];
  #count = 0;

  constructor(url: string, email: string, tally: Tally) {
    this.#url = url;
    this.#email = email;
    this.#tally = tally;
  }

  /** Signs in and makes an experience of two points. */
  async begin(): Promise<void> {
    const account = JSON.stringify({ email: this.#email, password: "explorar-demo" });
    this.#token = (await this.#call<{ token: string }>("/login", account)).token;
    const library = await this.#call<{ id: number; type: number }[]>("/library2ixr/getModels");
    const cover = library.find(({ type }) => type === 1);
    const made = await this.#call<{ id: number }>("/gymkhanas/new", {
      gymName: `Ruta de ${this.#email}`,
      gymDescription: "Un paseo",
      gymSlogan: "Hola",
      gymCity: "Madrid",
      gymLang: "cas",
      gymCode: randomBytes(3).toString("hex").toUpperCase(),
      gymModelId: cover?.id ?? 0,
    });
    this.#gymId = made.id;
    await this.#add();
    await this.#add();
  }

  /** Works until the time is over. @param thought mean pause between two actions, in ms */
  async work(until: number, thought: number): Promise<void> {
    const actions = [
      [0.25, () => this.#save()],
      [0.02, () => this.#add()],
      [0.01, () => this.#upload()],
      [0.3, () => this.#call("/gymkhanas/getUserGymkhanas")],
      [0.27, () => this.#read()],
      [0.15, () => this.#call("/myLibrary/getUserModels")],
    ] as const;
    for (;;) {
      await pause(-Math.log(1 - Math.random()) * thought);
      if (Date.now() >= until) return;
      let left = Math.random();
      const [, act] = actions.find(([share]) => (left -= share) < 0) ?? actions[0];
      try {
        await act();
      } catch (error) {
        this.#tally.errors.push(String(error));
      }
    }
  }

  /** Reads back everything that was acknowledged. */
  async readBack(): Promise<void> {
    const stored = await this.#read();
    for (const [id, name] of this.#points)
      if (stored.get(id) !== name) this.#tally.lost.push(`${name}, read as ${stored.get(id)}`);
    const library = await this.#call<{ model: string }[]>("/myLibrary/getUserModels");
    const names = new Set(library.map(({ model }) => model));
    for (const name of this.#pictures) if (!names.has(name)) this.#tally.lost.push(name);
  }

  async #save(): Promise<void> {
    const ids = [...this.#points.keys()];
    const id = ids[Math.floor(Math.random() * ids.length)] ?? 0;
    const name = `Punto ${(this.#count += 1)}`;
    const begun = performance.now();
    await this.#call("/mappoints/update", { ...this.#point(name), mappointId: id });
    this.#tally.saves.push(performance.now() - begun);
    this.#tally.writes += 1;
    this.#points.set(id, name);
    // Whichever node answers now knows what the other one has acknowledged.
    const found = (await this.#read()).get(id);
    if (found !== name) this.#tally.lost.push(`${name}, at once read as ${found}`);
  }

  async #add(): Promise<void> {
    const name = `Punto ${(this.#count += 1)}`;
    const made = await this.#call<{ mappointId: number }>("/mappoints/new", this.#point(name));
    this.#tally.writes += 1;
    this.#points.set(made.mappointId, name);
  }

  async #upload(): Promise<void> {
    const name = `foto-${randomBytes(6).toString("hex")}`;
    const noise = randomBytes(64 * 64 * 3);
    const raw = { width: 64, height: 64, channels: 3 } as const;
    const picture = await sharp(noise, { raw }).png().toBuffer();
    await this.#call("/library2ixr/uploadFile", {
      category: 1,
      description: "De una medición",
      type: 1,
      allowCopy: true,
      file: new File([new Uint8Array(picture)], `${name}.png`, { type: "image/png" }),
    });
    this.#tally.writes += 1;
    this.#pictures.push(name);
  }

  async #read(): Promise<Map<number, string>> {
    const text = await this.#call<string>(`/gymkhanas/getById?gymId=${this.#gymId}`);
    const { mappoints } = JSON.parse(text) as { mappoints: StoredPoint[] };
    return new Map(mappoints.map(({ IdPoint, PointName }) => [IdPoint, PointName]));
  }

  #point(name: string): Form {
    return {
      mappointGymId: this.#gymId,
      mappointName: name,
      latitude: 40.4168,
      longitude: -3.7038,
      storyText: `Aquí empieza la historia de ${name}. ${"La plaza es vieja. ".repeat(20)}`,
    };
  }

  async #call<Data = unknown>(path: string, sent?: Form | string): Promise<Data> {
    this.#tally.requests += 1;
    const response = await fetch(`${this.#url}/api${path}`, {
      headers: {
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...(typeof sent === "string" ? { "content-type": "application/json" } : {}),
      },
      ...(sent === undefined ? {} : { method: "POST", body: bodyOf(sent) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
    const { success, data } = JSON.parse(text) as { success: boolean; data: Data };
    if (!success) throw new Error(`${path}: ${text.slice(0, 300)}`);
    return data;
  }
}

function bodyOf(sent: Form | string): FormData | string {
  if (typeof sent === "string") return sent;
  const body = new FormData();
  for (const [name, value] of Object.entries(sent))
    if (value instanceof Blob) body.append(name, value);
    else body.append(name, String(value));
  return body;
}
