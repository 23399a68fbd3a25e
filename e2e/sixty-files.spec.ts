import { heavyFile, movingGif, mp3File, pngFile } from "./support/asset-files.ts";
import { expect, test } from "./support/journey.ts";
import { Library } from "./support/library.ts";

const PICTURES = 57;

test(
  "LIB-03 LIB-04 of sixty files those that are left wait when the network is cut in the middle, and arrive by themselves once it is back",
  { tag: "@whole" },
  async ({ page, context, api, signIn, watch }) => {
    test.setTimeout(600_000);
    watch.allow(/ERR_INTERNET_DISCONNECTED|status of 4\d\d/);
    const before = (await api.assets("editor", "own")).length;
    await signIn("editor");
    const library = new Library(page);
    await library.visitUpload();
    const rows = library.upload.getByRole("listitem");
    const arrived = library.upload.getByText("Subido", { exact: true });
    const waiting = library.upload.getByText(/^En espera$|^Espera a que vuelva la conexión$/);
    await library.give(
      ...Array.from({ length: PICTURES }, (_, index) => pngFile(`foto ${index}.png`, 100 + index)),
      movingGif("farola.gif", 60),
      heavyFile("falsa.png", "image/png", 4096),
      mp3File("campana.mp3", 3),
    );
    // What is no picture is told when it is chosen.
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("«campana.mp3» no es una imagen");
    await alert.getByRole("button", { name: "Aceptar" }).click();
    await expect(rows).toHaveCount(59);
    await library.describe("Sesenta de una vez");
    await library.send();
    await expect.poll(() => arrived.count(), { timeout: 300_000 }).toBeGreaterThan(10);
    await context.setOffline(true);
    // Each has arrived or waits; what is no picture may have been told meanwhile.
    const ended = async () => (await arrived.count()) + (await waiting.count());
    await expect.poll(ended, { timeout: 120_000 }).toBeGreaterThan(57);
    expect(await waiting.count()).toBeGreaterThan(20);
    await expect(library.upload.getByText(/se subirá solo cuando vuelva/)).toBeVisible();
    await context.setOffline(false);
    await expect(waiting).toHaveCount(0, { timeout: 300_000 });
    await expect.poll(() => arrived.count(), { timeout: 300_000 }).toBe(PICTURES + 1);
    await expect(library.row("falsa.png")).toContainText(/imagen|contenido/);
    const stored = await api.assets("editor", "own");
    expect(stored).toHaveLength(before + PICTURES + 1);
  },
);
