import { HEIC_OF_A_PHONE, TIFF_OF_A_SCANNER, wavFile } from "./support/foreign-files.ts";
import { expect, test } from "./support/journey.ts";
import { Library } from "./support/library.ts";

test("LIB-03, LIB-04 a photo and a voice memo of a phone and a scan are converted where they are chosen, and stored", async ({
  page,
  api,
  signIn,
}) => {
  await signIn("editor");
  const library = new Library(page);

  await test.step("a HEIC and a TIFF become JPEG", async () => {
    await library.visitUpload();
    await library.give(HEIC_OF_A_PHONE, TIFF_OF_A_SCANNER);
    await expect(library.row("plano.jpg")).toContainText(
      "Convertida de TIFF a JPEG con sus colores.",
    );
    await expect(library.row("IMG_0412.jpg")).toContainText(
      "Convertida de HEIC a JPEG con sus colores.",
    );
    await library.describe("Del móvil");
    await library.send();
    await library.readSuccess();
    const stored = await api.assets("editor", "own");
    expect(stored.find(({ model }) => model === "IMG_0412")?.facts).toMatchObject({
      width: 64,
      height: 48,
    });
  });

  await test.step("a WAV becomes an MP3, of which a part is kept", async () => {
    await library.visitUpload("Audio");
    await library.give(wavFile("campanas.wav", 6));
    const row = library.row("campanas.mp3");
    await expect(row).toContainText("Convertido de WAV a MP3 de 96 kbps.");
    await row.getByRole("button", { name: "Escuchar y recortar campanas.mp3" }).click();
    const editor = page.getByRole("dialog", { name: "Escuchar y recortar" });
    await editor.getByRole("slider", { name: "Dónde empieza" }).fill("2");
    await expect(editor.getByText("De 0:02,0 a 0:06,0: 0:04,0")).toBeVisible();
    await editor.getByRole("button", { name: "Usar este audio" }).click();
    await expect(row).toContainText("Se queda con 0:04,0 de 0:06,0.");
    await library.describe("Las campanas");
    await library.send();
    await library.readSuccess();
    const stored = await api.assets("editor", "own");
    expect(stored.find(({ model }) => model === "campanas")?.facts).toMatchObject({
      duration: expect.closeTo(4, 0),
    });
  });
});

test("the licences of the libraries that convert come with the panel, and how to replace these", async ({
  request,
  server,
}) => {
  const read = async (path: string) => {
    const answer = await request.get(`${server.url}/${path}`);
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.text();
  };
  const notice = await read("licences/notice.txt");
  expect(notice).toContain("To replace one of them");
  // The MPL asks to say where its source is.
  expect(notice).toContain("https://github.com/kewisch/ical.js");
  const files = notice.match(/assets\/\S+/g) ?? [];
  expect(files).toEqual([
    expect.stringMatching(/libheif-bundle-.*\.mjs$/),
    expect.stringMatching(/mp3-.*\.wasm$/),
  ]);
  for (const file of files) await read(file);
  const libheif = await read("licences/libheif.txt");
  expect(libheif).toMatch(/^ +GNU LESSER GENERAL PUBLIC LICENSE\n +Version 3/m);
  expect(libheif).toMatch(/^ +GNU GENERAL PUBLIC LICENSE\n +Version 3/m);
  expect(await read("licences/lame.txt")).toMatch(
    /GNU LIBRARY GENERAL PUBLIC LICENSE\n +Version 2/,
  );
  expect(await read("licences/wasm-media-encoders.txt")).toContain("MIT License");
  // Of everything else that is built in, and of the player and its workers.
  expect(await read("licences/packages.md")).toContain("## react - ");
  expect(await read("play/licences/packages.md")).toContain("## react - ");
  expect(await read("play/licences/hard-code.worker.md")).toMatch(
    /^## ZXing-C\+\+.*\n+ *Apache License/m,
  );
});
