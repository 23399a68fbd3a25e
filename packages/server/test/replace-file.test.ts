import { beforeAll, describe, expect, test } from "vitest";
import {
  fileOf,
  glb,
  mp3,
  newAudio,
  newImage,
  newModel,
  pngFile,
  zipFile,
} from "./support/assets.ts";
import { available } from "./support/database.ts";
import {
  createExperience,
  newPoint,
  testServer,
  type Form,
  type Person,
} from "./support/server.ts";

const server = testServer();
let as: Person;

beforeAll(() => {
  if (available) as = server.person("editor");
});

const replace = (idMod: number, form: Form) =>
  server.call("replaceAssetFile", { as, form: { idMod, ...form } });
const listed = async (id: number) =>
  ((await server.call("getUserModels", { as })).body.data as { id: number }[]).find(
    (asset) => asset.id === id,
  );
const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;

describe("another file for an asset", () => {
  test("LIB-06 keeps its id, its description and its uses, and the old file goes", async () => {
    const id = await newImage(server, as, { name: "Puerta" });
    await createExperience(server, as, { gymModelId: id });
    const before = (await listed(id)) as unknown as { file: string; thumbnail: string[] };
    const { body } = await replace(id, {
      file: await pngFile({ width: 30, height: 20, name: "nueva.png" }),
    });
    expect(body.data.asset).toMatchObject({
      id,
      model: "Puerta",
      fileName: "nueva.png",
      uses: 1,
      facts: { width: 30, height: 20 },
    });
    expect(body.data.asset).toEqual(await listed(id));
    const { file, thumbnail } = body.data.asset as typeof before;
    expect(await Promise.all([file, ...thumbnail].map(statusOf))).toEqual([200, 200, 200]);
    for (const old of [before.file, ...before.thumbnail]) {
      await expect.poll(() => statusOf(old)).toBe(404);
    }
  });

  test("LIB-04 is judged as an upload of its type is, and a refused one changes nothing", async () => {
    const [image, sound] = [await newImage(server, as), await newAudio(server, as)];
    const model = await newModel(server, as);
    const before = await Promise.all([image, sound, model].map(listed));
    const png = await pngFile();
    const refused = [
      await replace(image, { file: fileOf(mp3(20), "a.mp3") }),
      await replace(sound, { file: png }),
      await replace(model, { file: png, thumbnail: png }),
      await replace(model, { file: zipFile({ "a.glb": glb({ extras: { other: 1 } }) }) }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([415, 415, 415, 400]);
    expect(await Promise.all([image, sound, model].map(listed))).toEqual(before);
  });

  test("LIB-04 a model takes another thumbnail with it", async () => {
    const id = await newModel(server, as);
    const before = (await listed(id)) as unknown as { thumbnail: string[] };
    const { body } = await replace(id, {
      file: zipFile({ "otra.glb": glb({ extras: { other: 2 } }) }),
      thumbnail: await pngFile(),
    });
    expect(body.data.asset.facts).toMatchObject({ modelFile: "otra.glb", triangles: 1 });
    expect(body.data.asset.thumbnail).not.toEqual(before.thumbnail);
  });

  test("LIB-04 a copy of another asset is refused, its own content is not", async () => {
    const file = await pngFile({ name: "misma.png" });
    const [one, other] = [await newImage(server, as, { file }), await newImage(server, as)];
    const { body } = await replace(other, { file });
    expect(body.data).toMatchObject({
      translation_key: "ASSET_ERRORS.duplicate",
      existing: { id: one },
    });
    expect((await replace(one, { file })).body.success).toBe(true);
    expect((await replace(other, { file, allowCopy: "true" })).body.success).toBe(true);
  });

  test("an image that a puzzle uses stays square", async () => {
    const id = await newImage(server, as);
    await newPoint(server, as, await createExperience(server, as), { puzzleImg: id });
    const { body } = await replace(id, { file: await pngFile({ width: 50, height: 20 }) });
    expect(body.data.translation_key).toBe("ASSET_ERRORS.notSquare");
    const square = await pngFile({ width: 50, height: 50 });
    expect((await replace(id, { file: square })).body.success).toBe(true);
  });
});
