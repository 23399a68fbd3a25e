import { altTextOf } from "./library-item.ts";
import type { LibraryAsset } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { fileUrlFrom, isInherited, toItem, toShownAsset } from "./library-item.ts";

const fileUrl = fileUrlFrom("https://panel.example/api");

const image: LibraryAsset = {
  id: 5,
  model: "Puerta",
  thumbnail: ["/files/small.webp", "/files/large.webp"],
  type: 1,
  category: 2,
  description: "Puerta de Alcalá",
  animation: false,
  scaleMod: 1,
  file: "/files/puerta.webp",
  fileName: "puerta.png",
  createdAt: "2026-11-21T10:00:00.000Z",
};

test("LIB-07 the image is the server's address and the first thumbnail path", () => {
  expect(toItem(image, fileUrl)).toMatchObject({
    id: "5",
    type: "image",
    thumbnail: "https://panel.example/files/small.webp",
    src: "https://panel.example/files/puerta.webp",
    category: "2",
    added: "2026-11-21T10:00:00.000Z",
  });
});

test("LIB-07 types 4 and 5 are shown like images", () => {
  expect(toItem({ ...image, type: 4 }, fileUrl).type).toBe("image");
  expect(toItem({ ...image, type: 5 }, fileUrl).type).toBe("image");
});

test("an image without a file address is shown by its largest thumbnail", () => {
  const { file: _, ...bare } = image;
  expect(toItem(bare, fileUrl).src).toBe("https://panel.example/files/large.webp");
});

test("LIB-05 an audio has its sound and its waveform from 0 to 1", () => {
  const sound: LibraryAsset = {
    ...image,
    type: 2,
    thumbnail: [],
    file: "/files/a.mp3",
    sound: "/files/a.mp3",
    facts: { duration: 3, peaks: [0, 50, 100] },
  };
  expect(toItem(sound, fileUrl)).toMatchObject({
    type: "audio",
    thumbnail: null,
    src: "https://panel.example/files/a.mp3",
    peaks: [0, 0.5, 1],
    duration: 3,
  });
});

test("an asset inherited from a deleted user is distinguished from a global one", () => {
  expect(isInherited(toItem({ ...image, idUser: 12 }, fileUrl))).toBe(true);
  expect(isInherited(toItem({ ...image, idUser: 0 }, fileUrl))).toBe(false);
});

test("TRU-19 a path that is not a web address gives no address", () => {
  expect(fileUrl("javascript:alert(1)")).toBe("");
  expect(fileUrl("data:text/html,x")).toBe("");
});

test("LIB-09 an asset that a form refers to is shown using its files alone", () => {
  const options = { fileUrl, type: "audio", unnamed: "Recurso 9" } as const;
  expect(
    toShownAsset(9, { Thumbnail: "", Sound: "/files/a.mp3", Name: "Bienvenida" }, options),
  ).toMatchObject({ id: "9", name: "Bienvenida", type: "audio", thumbnail: null });
  expect(toShownAsset(9, { Thumbnail: "", Sound: "" }, options)).toMatchObject({
    name: "Recurso 9",
    src: null,
  });
});

test("PNT-03 a sound that a form refers to has its file's name and its waveform", () => {
  const options = { fileUrl, type: "audio", unnamed: "Recurso 9" } as const;
  const media = { Thumbnail: "", Sound: "/files/a.mp3", Name: "La voz", FileName: "voz.mp3" };
  expect(toShownAsset(9, { ...media, Facts: { peaks: [0, 100] } }, options)).toMatchObject({
    name: "La voz",
    fileName: "voz.mp3",
    peaks: [0, 1],
  });
});

test("LIB-07 a model is shown at its author's scale, and moves if it does", () => {
  expect(toItem({ ...image, type: 0, scaleMod: 0.1, animation: true }, fileUrl)).toMatchObject({
    scale: 0.1,
    animated: true,
  });
  const options = { fileUrl, type: "model", unnamed: "Recurso 9" } as const;
  const media = { Thumbnail: "/files/a.webp", Sound: "", ScaleMod: 2, Animation: false };
  expect(toShownAsset(9, media, options)).toMatchObject({ scale: 2, animated: false });
});

test("UIK-05 an image is told in the language of the panel, else in another one, else by its name", () => {
  const named = { id: "1", name: "foto-3", type: "image", fileName: "foto-3.png" } as const;
  const alt = { es: "Una puerta", ca: "", en: "A gate" };
  expect(altTextOf({ ...named, alt }, "en")).toBe("A gate");
  expect(altTextOf({ ...named, alt }, "ca")).toBe("Una puerta");
  expect(altTextOf({ ...named, alt: { es: "", ca: "", en: "" } }, "es")).toBe("foto-3");
});
