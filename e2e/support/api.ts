import { randomBytes } from "node:crypto";
import { pngFile, type MadeFile } from "./asset-files.ts";
import type { PanelServer } from "./server.ts";

export const ROLES = ["super-admin", "admin", "supervisor", "editor"] as const;
export type Role = (typeof ROLES)[number];

export const PASSWORD = "explorar-demo";

export const ACCOUNTS: Record<Role, { email: string; name: string; fullName: string }> = {
  "super-admin": {
    email: "superadmin@demo.explorar",
    name: "Elena",
    fullName: "Elena Vidal",
  },
  admin: { email: "admin@demo.explorar", name: "Marcos", fullName: "Marcos Rey" },
  supervisor: { email: "supervisor@demo.explorar", name: "Laia", fullName: "Laia Puig" },
  editor: { email: "editor@demo.explorar", name: "Nuria", fullName: "Nuria Soler" },
};

export type Form = Record<string, string | number | boolean | File>;

/** Data of an asset to upload. */
export interface NewAsset {
  name?: string;
  description?: string;
  category?: number;
  /** Only for a model. */
  thumbnail?: MadeFile;
  scaleMod?: number;
  animation?: boolean;
  author?: string;
  /** As the contract names it, such as "CC-BY-4.0". */
  licence?: string;
}

/** An asset as the API lists it. */
export type StoredAsset = Record<string, unknown> & {
  id: number;
  model: string;
  thumbnail: string[];
};

const ASSET_TYPE_CODE = { model: 0, image: 1, audio: 2 } as const;

interface Envelope<Data> {
  success: boolean;
  message: string;
  data: Data;
}

/** A point as the API gives it. */
export type StoredPoint = Record<string, unknown> & {
  IdPoint: number;
  version: number;
  Latitude: number;
  Longitude: number;
};

/** An experience as the API gives it. */
export type StoredExperience = Record<string, unknown> & {
  id: number;
  version: number;
  mappoints: StoredPoint[];
};

/** An access code that no other experience has. */
export function freshCode(): string {
  return randomBytes(3).toString("hex").toUpperCase();
}

/** The panel API as its own client sees it: over HTTP, with a session of its own for each role. */
export class PanelApi {
  readonly #server: PanelServer;
  readonly #tokens = new Map<Role, Promise<string>>();
  readonly #covers = new Map<Role, Promise<number>>();

  constructor(server: PanelServer) {
    this.#server = server;
  }

  /** A valid token, one for each role. */
  token(role: Role): Promise<string> {
    let token = this.#tokens.get(role);
    if (!token) {
      token = this.signIn(ACCOUNTS[role].email, PASSWORD);
      this.#tokens.set(role, token);
    }
    return token;
  }

  /** The token of a new session. */
  async signIn(email: string, password: string): Promise<string> {
    const response = await fetch(`${this.#server.url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    const answer = (await response.json()) as Envelope<{ token: string }>;
    if (!answer.success) throw new Error(`${email} could not sign in: ${answer.message}`);
    return answer.data.token;
  }

  /** Makes a call of the panel API as an account of this role, or with a token, and returns the answer. */
  async call<Data>(who: string, path: string, form?: Form): Promise<Data> {
    const token = who in ACCOUNTS ? await this.token(who as Role) : who;
    const body = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) {
      if (value instanceof File) body.append(name, value);
      else body.append(name, String(value));
    }
    const response = await fetch(`${this.#server.url}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(form ? { method: "POST", body } : {}),
    });
    const answer = (await response.json()) as Envelope<Data>;
    if (!answer.success) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
    return answer.data;
  }

  /** Uploads an asset to the caller's library (a super-admin's is the global one) and returns its id. */
  async addAsset(
    role: Role,
    type: keyof typeof ASSET_TYPE_CODE,
    file: MadeFile,
    { thumbnail, ...said }: NewAsset = {},
  ): Promise<number> {
    const { id } = await this.call<{ id: number }>(role, "/library2ixr/uploadFile", {
      category: 1,
      description: "Hecho por una prueba",
      ...said,
      type: ASSET_TYPE_CODE[type],
      allowCopy: true,
      ...(thumbnail ? { thumbnail: asFile(thumbnail) } : {}),
      file: asFile(file),
    });
    return id;
  }

  async assets(role: Role, library: "own" | "global"): Promise<StoredAsset[]> {
    return this.call(
      role,
      library === "own" ? "/myLibrary/getUserModels" : "/library2ixr/getModels",
    );
  }

  /** An image for experiences that need one; the same for all of a role. */
  cover(role: Role): Promise<number> {
    let cover = this.#covers.get(role);
    if (!cover) {
      cover = this.addAsset(role, "image", pngFile("portada.png", 1), { name: "Portada" });
      this.#covers.set(role, cover);
    }
    return cover;
  }

  /** Creates an experience and gives its id. */
  async createExperience(role: Role, fields: Form): Promise<number> {
    const { id } = await this.call<{ id: number }>(role, "/gymkhanas/new", {
      gymDescription: "Un paseo",
      gymSlogan: "Hola",
      gymCity: "Madrid",
      gymLang: "cas",
      gymCode: freshCode(),
      gymModelId: await this.cover(role),
      ...fields,
    });
    return id;
  }

  /** Changes the given fields of an experience, regardless of its current version. */
  async changeExperience(role: Role, gymId: number, fields: Form): Promise<void> {
    const stored = await this.experience(role, gymId);
    await this.call(role, "/gymkhanas/new", {
      gymId,
      gymName: String(stored["GymName"]),
      gymDescription: String(stored["Description1"]),
      gymSlogan: String(stored["Description2"]),
      gymCity: String(stored["City"]),
      gymLang: String(stored["GymLang"]),
      gymCode: String(stored["code"]),
      ...fields,
    });
  }

  /** Adds a point to an experience and gives its id. */
  async addPoint(role: Role, mappointGymId: number, fields: Form): Promise<number> {
    const { mappointId } = await this.call<{ mappointId: number }>(role, "/mappoints/new", {
      mappointGymId,
      latitude: 40.4168,
      longitude: -3.7038,
      ...fields,
    });
    return mappointId;
  }

  async setState(role: Role, idGym: number, newSt: number): Promise<void> {
    await this.call(role, "/gymkhanas/updateState", { idGym, newSt });
  }

  async list(role: Role): Promise<{ id: number; name: string; state: number | null }[]> {
    return JSON.parse(await this.call<string>(role, "/gymkhanas/getUserGymkhanas")) as never;
  }

  async experience(role: Role, id: number): Promise<StoredExperience> {
    return JSON.parse(await this.call<string>(role, `/gymkhanas/getById?gymId=${id}`)) as never;
  }

  /** The experience of this name, which exactly one must have. */
  async experienceNamed(role: Role, name: string): Promise<StoredExperience> {
    const found = (await this.list(role)).filter((experience) => experience.name === name);
    if (found.length !== 1) throw new Error(`${found.length} experiences are called ${name}`);
    return this.experience(role, found[0]?.id ?? 0);
  }
}

function asFile({ name, mimeType, buffer }: MadeFile): File {
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}
