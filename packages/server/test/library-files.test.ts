import { crc32 } from "node:zlib";
import { request as httpRequest } from "node:http";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import { strToU8, zipSync } from "fflate";
import { fileAddress } from "../src/storage/file-address.ts";
import {
  assetForm,
  binaryFbx,
  fbxText,
  fileOf,
  glb,
  mp3,
  pngFile,
  verdict,
  zipFile,
} from "./support/assets.ts";
import { available } from "./support/database.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer();
const MB = 1_048_576;
let as: Person;

beforeAll(() => {
  if (available) as = server.person("editor");
});

const judge = (type: 0 | 1 | 2, content: Uint8Array | string, name: string) =>
  verdict(server, as, type, fileOf(content, name));
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());

/** The same picture every time, with noise that hardly compresses. */
async function noise(bytes: number, format: "jpeg" | "png" = "png"): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3)) - 8;
  const image = sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
  return image.toFormat(format).toBuffer();
}

/** Makes a PNG as long as wanted with a text that says nothing. */
function padded(png: Buffer, bytes: number): Buffer {
  const end = png.length - 12;
  const length = bytes - png.length - 12;
  const chunk = Buffer.alloc(length + 12, "x");
  chunk.writeUInt32BE(length);
  chunk.write("teXt", 4);
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}

describe("TRU-20, LIB-04 limits are exact", () => {
  test("an image of 2 MB is taken, one byte more is 413", async () => {
    const png = await bytesOf(await pngFile());
    expect(await judge(1, padded(png, 2 * MB), "a.png")).not.toContain("413");
    expect(await judge(1, padded(png, 2 * MB + 1), "a.png")).toBe("413 ERRORS.tooLarge");
  });

  test("an audio of 3 MB is taken, one byte more is 413", async () => {
    const frames = Math.floor((3 * MB) / 417);
    expect(await judge(2, mp3(frames), "a.mp3")).toBe("taken");
    const over = Buffer.concat([mp3(frames), Buffer.alloc(3 * MB + 1 - frames * 417)]);
    expect(await judge(2, over, "a.mp3")).toBe("413 ERRORS.tooLarge");
  });

  test("a model of 15 MB is taken, one byte more is 413", async () => {
    const filled = (length: number) => {
      const file = zipSync({
        "a.glb": [glb(), { level: 0 }],
        "a.bin": [new Uint8Array(length), { level: 0 }],
      });
      return Buffer.from(file);
    };
    const exact = 15 * MB - filled(0).length;
    expect(await judge(0, filled(exact), "a.zip")).toBe("taken");
    expect(await judge(0, filled(exact + 1), "a.zip")).toBe("413 ERRORS.tooLarge");
  });

  test("a thumbnail of more than 2 MB is 413", async () => {
    const thumbnail = fileOf(padded(await bytesOf(await pngFile()), 2 * MB + 1), "a.png");
    const file = zipFile({ "a.glb": glb() });
    const form = assetForm({ type: 0, file, thumbnail });
    expect((await server.call("uploadAsset", { as, form })).status).toBe(413);
  });

  test("a body of 1 GB is refused early, declared or not, and leaves nothing on disk", async () => {
    for (const declared of [true, false]) {
      expect(await sendHuge(declared)).toBe(413);
    }
    await expect.poll(() => readdirSync(join(server.database.dataDir, "incoming"))).toEqual([]);
  });
});

/** Sends a file of 1 GB until there is an answer; gives its status. */
function sendHuge(declared: boolean): Promise<number> {
  const start = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
  return new Promise((resolve, reject) => {
    let answered = false;
    const sent = httpRequest(`${server.url}/api/library2ixr/uploadFile`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${as.token}`,
        "content-type": "multipart/form-data; boundary=b",
        ...(declared ? { "content-length": 1024 * MB } : { "transfer-encoding": "chunked" }),
      },
    });
    sent.on("response", (response) => {
      answered = true;
      resolve(response.statusCode ?? 0);
      sent.destroy();
    });
    sent.on("error", (error) => (answered ? undefined : reject(error)));
    sent.write(start);
    const piece = Buffer.alloc(256 * 1024);
    let bytes = 0;
    const more = (): void => {
      for (; bytes < 1024 * MB; bytes += piece.length) {
        if (answered) return;
        if (!sent.write(piece)) return void sent.once("drain", more);
      }
    };
    more();
  });
}

describe("TRU-21 content decides", () => {
  test("LIB-04 a PNG of several pictures is taken, and its first one kept", async () => {
    const still = Buffer.from(await (await pngFile()).arrayBuffer());
    const body = Buffer.from("acTL\0\0\0\u0002\0\0\0\0", "latin1");
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), body, Buffer.alloc(4)]);
    chunk.writeUInt32BE(crc32(body), 16);
    const at = still.indexOf("IDAT") - 4;
    const moving = Buffer.concat([still.subarray(0, at), chunk, still.subarray(at)]);
    expect(await verdict(server, as, 1, fileOf(moving, "a.png"))).toBe("taken");
  });

  test.each(["png", "jpeg", "webp", "gif"] as const)("LIB-04 a %s is taken", async (format) => {
    const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: "#a63" } });
    const content = await picture.toFormat(format).toBuffer();
    expect(await judge(1, content, `a.${format}`)).toBe("taken");
  });

  test.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>', "a.svg"],
    [
      "an SVG called PNG",
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      "a.png",
    ],
    ["HTML called JPEG", "<!doctype html><script>alert(1)</script>", "a.jpg"],
    ["XML called GIF", '<?xml version="1.0"?><a/>', "a.gif"],
    ["nothing", "", "a.png"],
    ["text", "hello", "a.png"],
    ["a TIFF", Buffer.from("II*\0\b\0\0\0\0\0", "latin1"), "a.png"],
  ])("as an image, %s is refused", async (_what, content, name) => {
    expect(await judge(1, content, name)).toBe("415 ERRORS.imageType");
  });

  test.each(["a.png", "a.jpg", "a.html", "a.svg", "a.png.exe"])(
    "a WebP called %s is refused",
    async (name) => {
      const picture = sharp({ create: { width: 3, height: 2, channels: 3, background: "#a63" } });
      expect(await judge(1, await picture.webp().toBuffer(), name)).toBe(
        "415 ASSET_ERRORS.typeMismatch",
      );
    },
  );

  test("an image sent as audio or as a model is refused, and the other way round", async () => {
    const png = await bytesOf(await pngFile());
    expect(await judge(2, png, "a.png")).toBe("415 ASSET_ERRORS.audioType");
    expect(await judge(0, png, "a.zip")).toBe("415 ASSET_ERRORS.modelType");
    expect(await judge(1, mp3(), "a.mp3")).toBe("415 ERRORS.imageType");
    expect(await judge(0, mp3(), "a.fbx")).toBe("415 ASSET_ERRORS.modelType");
    expect(await judge(1, zipSync({ "a.glb": glb() }), "a.png")).toBe("415 ERRORS.imageType");
  });

  test.each([
    ["a page", "<html><body>hello</body></html>"],
    ["a script", "<script>alert(1)</script>"],
    ["a program", "<?php system($_GET[0]); ?>"],
    ["a drawing", "<svg onload=alert(1)>"],
  ])("an image that is %s as well is refused", async (_what, text) => {
    const png = await bytesOf(await pngFile());
    const withText = Buffer.concat([png.subarray(0, 33), textChunk(text), png.subarray(33)]);
    expect(await judge(1, withText, "a.png")).toBe("422 ASSET_ERRORS.twoKinds");
  });

  test("an image, an audio or an FBX that is a zip as well is refused", async () => {
    const zip = zipSync({ "a.html": strToU8("<p>") });
    const png = await bytesOf(await pngFile());
    expect(await judge(1, Buffer.concat([png, zip]), "a.png")).toBe("422 ASSET_ERRORS.twoKinds");
    expect(await judge(2, Buffer.concat([mp3(), zip]), "a.mp3")).toBe("422 ASSET_ERRORS.twoKinds");
    expect(await judge(0, Buffer.concat([binaryFbx(), zip]), "a.fbx")).toBe(
      "422 ASSET_ERRORS.twoKinds",
    );
  });

  test("an FBX of Autodesk's with an archive of materials inside is taken, and stored without it", async () => {
    const zip = zipSync({ "materials.bin": strToU8("wood") });
    const head = Buffer.from("R\0\0\0\0");
    head.writeUInt32LE(zip.length, 1);
    const values = [fbxText("ADSKAssetReferencesBlobVersion3.0"), fbxText("Blob"), head, zip];
    const file = binaryFbx(7400, values);
    const form = assetForm({
      type: 0,
      file: fileOf(file, "revit.fbx"),
      thumbnail: await pngFile(),
    });
    const { id } = (await server.call("uploadAsset", { as, form })).body.data;
    const media = (await server.call("getAssetById", { as, query: { id } })).body;
    const stored = await download(JSON.parse(media.data).File);
    expect(stored).toHaveLength(file.length);
    expect(stored.includes("PK")).toBe(false);
  });

  test("an image with a document at its start is refused", async () => {
    const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
    const comment = Buffer.from("\u00ff\u00fe\u0000\u0010%PDF-1.4\n%x\n%%", "latin1");
    const both = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    expect(await judge(1, both, "a.jpg")).toBe("422 ASSET_ERRORS.twoKinds");
  });

  test.each(["png", "jpeg"] as const)("a %s that is cut short is refused", async (format) => {
    const whole = await noise(60_000, format);
    expect(await judge(1, whole.subarray(0, whole.length / 2), `a.${format}`)).toBe(
      "422 ERRORS.imageUnreadable",
    );
  });
});

function textChunk(text: string): Buffer {
  const chunk = Buffer.alloc(text.length + 12);
  chunk.writeUInt32BE(text.length);
  chunk.write(`teXt${text}`, 4);
  return chunk;
}

describe("TRU-22 images", () => {
  test("a small file with a huge picture is refused", async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: "#fff" },
      limitInputPixels: false,
    })
      .toColourspace("b-w")
      .png({ compressionLevel: 6 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2 * MB);
    expect(await judge(1, bomb, "a.png")).toBe("422 ERRORS.imagePixels");
  });

  const white = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#fff" } });

  test.each([
    ["jpg", 4096, 3072, () => white(4096, 3072).jpeg(), () => white(4096, 3073).jpeg()],
    ["webp", 3840, 2160, () => white(3840, 2160).webp(), () => white(3840, 2161).webp()],
    [
      "png",
      3840,
      2160,
      () => white(3840, 2160).png({ progressive: true }),
      () => white(3840, 2161).png({ progressive: true }),
    ],
  ] as const)("of a %s, %i by %i pixels are taken and one row more is refused", async (...row) => {
    const [format, , , largest, larger] = row;
    expect(await judge(1, await largest().toBuffer(), `a.${format}`)).toBe("taken");
    expect(await judge(1, await larger().toBuffer(), `a.${format}`)).toBe("422 ERRORS.imagePixels");
  });

  test("what is stored is drawn anew, upright, without what a camera wrote into it, and keeps its transparency", async () => {
    const source = await sharp({
      create: { width: 60, height: 30, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .withExif({ IFD0: { Copyright: "secret-place" } })
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const form = assetForm({ file: fileOf(source, "a.png"), description: "drawn anew" });
    const { body } = await server.call("uploadAsset", { as, form });
    const media = await server.call("getAssetById", { as, query: { id: body.data.id } });
    const answer = await fetch(server.url + JSON.parse(media.body.data).File);
    const stored = Buffer.from(await answer.arrayBuffer());
    const { format, width, height, hasAlpha, exif, orientation } = await sharp(stored).metadata();
    expect({ format, width, height, hasAlpha, exif, orientation }).toEqual({
      format: "webp",
      width: 30,
      height: 60,
      hasAlpha: true,
      exif: undefined,
      orientation: undefined,
    });
    expect(stored.includes("secret-place")).toBe(false);
  });

  test("LIB-04 its pictures are WebP of at most 320 and 1024 pixels", async () => {
    const form = assetForm({ file: await pngFile({ width: 2000, height: 1000 }) });
    const { id } = (await server.call("uploadAsset", { as, form })).body.data;
    const { body } = await server.call("getUserModels", { as });
    const { thumbnail } = body.data.find((asset: { id: number }) => asset.id === id);
    const sizes = await Promise.all(
      thumbnail.map(async (path: string) => {
        const { format, width, height } = await sharp(await download(path)).metadata();
        return { format, width, height };
      }),
    );
    expect(sizes).toEqual([
      { format: "webp", width: 320, height: 160 },
      { format: "webp", width: 1024, height: 512 },
    ]);
  });
});

const download = async (path: string) => {
  const { body } = await fetch(server.url + path);
  return buffer(body as unknown as NodeJS.ReadableStream);
};

describe("LIB-04 audio", () => {
  test("a text called MP3 is refused", async () => {
    expect(await judge(2, "ID3 is not enough", "a.mp3")).toBe("415 ASSET_ERRORS.audioType");
  });

  test("TRU-21 a tag of an MP3 without any sound is refused", async () => {
    const tag = Buffer.concat([
      Buffer.from("ID3\u0004\0\0\0\0\0\u000a", "latin1"),
      Buffer.alloc(4000),
    ]);
    expect(await judge(2, tag, "a.mp3")).toBe("415 ASSET_ERRORS.audioType");
  });

  test("TRU-21 noise behind the first frames of an MP3 is refused", async () => {
    const fake = Buffer.concat([mp3(3), Buffer.alloc(300_000, "noise")]);
    expect(await judge(2, fake, "a.mp3")).toBe("415 ASSET_ERRORS.audioType");
  });

  test.each([2, 3, 5, 9])("an MP3 of %i frames is taken", async (frames) => {
    expect(await judge(2, mp3(frames), "a.mp3")).toBe("taken");
  });

  test("LIB-03 an MP3 of a changing bit rate that no header announces is taken", async () => {
    const halved = Buffer.alloc(208);
    halved.writeUInt32BE(0xff_fb_50_c4);
    const frames = Array.from({ length: 20 }, () => Buffer.concat([mp3(1), halved]));
    expect(await judge(2, Buffer.concat(frames), "a.mp3")).toBe("taken");
  });

  test("LIB-03 recordings of two sample rates that were joined are refused as what they are", async () => {
    // 128 kbit/s at 48 kHz.
    const other = Buffer.alloc(384);
    other.writeUInt32BE(0xff_fb_94_c4);
    const joined = Buffer.concat([mp3(40), ...Array.from({ length: 20 }, () => other)]);
    expect(await judge(2, joined, "a.mp3")).toBe("422 ASSET_ERRORS.audioRates");
  });

  test("TRU-21 an MP3 that is cut short is refused", async () => {
    expect(await judge(2, mp3(50).subarray(0, -100), "a.mp3")).toBe(
      "422 ASSET_ERRORS.audioUnreadable",
    );
  });

  test.each(["a.wav", "a.html", "a.png"])("TRU-21 an MP3 called %s is refused", async (name) => {
    expect(await judge(2, mp3(41), name)).toBe("415 ASSET_ERRORS.typeMismatch");
  });

  test("TRU-22 of an MP3 only the sound is stored, not its tags", async () => {
    const tag = Buffer.from("ID3\u0003\0\0\0\0\0\u0011TIT2\0\0\0\u0006\0\0\0secret", "latin1");
    const end = Buffer.alloc(128);
    end.write("TAGsecret too");
    const form = assetForm({ type: 2, file: fileOf(Buffer.concat([tag, mp3(77), end]), "a.mp3") });
    const { body } = await server.call("uploadAsset", { as, form });
    const media = await server.call("getAssetById", { as, query: { id: body.data.id } });
    expect(await download(JSON.parse(media.body.data).Sound)).toEqual(mp3(77));
  });
});

describe("TRU-24 names", () => {
  test("a download is called as its author called the file, with the extension of what it is", async () => {
    const form = assetForm({ file: await pngFile({ name: "Puerta «de» Alcalá.png" }) });
    const { id } = (await server.call("uploadAsset", { as, form })).body.data;
    const media = await server.call("getAssetById", { as, query: { id } });
    const { headers } = await fetch(server.url + JSON.parse(media.body.data).File);
    expect(headers.get("content-disposition")).toBe(
      "inline; filename=\"Puerta _de_ Alcala.webp\"; filename*=UTF-8''Puerta%20%C2%ABde%C2%BB%20Alcal%C3%A1.webp",
    );
  });

  test.each([
    ["../../etc/passwd", "passwd.zip"],
    ["C:\\Windows\\evil.exe", "evil.zip"],
    ['a"; filename="b.html', "a ; filename= b.zip"],
    ["a\r\nx-evil: 1", "a x-evil 1.zip"],
    ["\u202Egnp.exe", "gnp.zip"],
    [".htaccess", "htaccess.zip"],
    ["CON.txt", "file.zip"],
    ["   ", "file.zip"],
  ])("a download wanted as %j is called %s", (wanted, name) => {
    const key = `${"0".repeat(32)}.zip`;
    expect(fileAddress(key, wanted)).toBe(`/files/${key}?name=${encodeURIComponent(name)}`);
  });

  test("TRU-19 a file's name is kept as text, without what would change how it is read", async () => {
    const name = "../<img src=x onerror=alert(1)>\u202E.png";
    const form = assetForm({ file: await pngFile({ name }) });
    const { id } = (await server.call("uploadAsset", { as, form })).body.data;
    const { body } = await server.call("getUserModels", { as });
    const asset = body.data.find((each: { id: number }) => each.id === id);
    expect(asset.fileName).toBe("<img src=x onerror=alert(1)>.png");
  });
});
