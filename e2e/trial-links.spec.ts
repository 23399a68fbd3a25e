import { pngFile, type MadeFile } from "./support/asset-files.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { PointEditor } from "./support/point-editor.ts";

test("an editor makes a link to try the route on a phone, sees that it was used, and ends it", async ({
  page,
  api,
  signIn,
}) => {
  const name = "Ruta con enlaces";
  const id = await api.createExperience("editor", { gymName: name });
  await api.addPoint("editor", id, { mappointName: "Sol", latitude: 40.4168, longitude: -3.7038 });
  const form = new ExperienceForm(page);
  await signIn("editor");
  await form.open(name);
  await page.getByRole("button", { name: "Probar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Probar en el móvil" });
  const open = page.getByRole("button", { name: "Probar en el móvil" });
  await open.click();
  await expect(dialog.getByText("Todavía no hay ninguno.")).toBeVisible();
  const days = dialog.getByRole("spinbutton", { name: "Validez (días)" });
  await days.fill("31");
  await expect(dialog.getByRole("button", { name: "Crear enlace" })).toBeDisabled();
  await days.fill("3");
  await dialog.getByRole("button", { name: "Crear enlace" }).click();
  const code = dialog.getByRole("img", { name: /^Código QR del enlace/ });
  await expect(code).toBeVisible();
  const token = /#(\S+)$/.exec((await code.getAttribute("alt")) ?? "")?.[1] ?? "";
  const headers = { authorization: `Bearer ${token}` };
  const route = async () => page.request.get("/tryouts/route", { headers });
  expect((await route()).status()).toBe(200);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog.getByText(/Último uso: hoy/)).toBeVisible();
  // It was shown once.
  await expect(code).toHaveCount(0);
  await dialog.getByRole("button", { name: /^Anular enlace creado/ }).click();
  await page.getByRole("button", { name: "Anular enlace", exact: true }).last().click();
  await expect(form.said("Enlace anulado")).toBeVisible();
  await expect(dialog.getByText("Todavía no hay ninguno.")).toBeVisible();
  expect((await route()).status()).toBe(401);
});

test("an author reads what was noted on the street, marks it as done, and moves a point to where a note was written", async ({
  page,
  api,
  signIn,
}) => {
  const name = "Ruta que se anota";
  const id = await api.createExperience("editor", { gymName: name });
  const square = await api.addPoint("editor", id, {
    mappointName: "Sol",
    latitude: 40.4168,
    longitude: -3.7038,
  });
  const made = await page.request.post("/tryouts/links/new", {
    headers: { authorization: `Bearer ${await api.token("editor")}` },
    data: { gymId: id, days: 1 },
  });
  const { data } = (await made.json()) as { data: { token: string } };
  const send = async (note: Record<string, string | number | MadeFile>) => {
    const sent = await page.request.post("/tryouts/notes/send", {
      headers: { authorization: `Bearer ${data.token}` },
      multipart: { language: "es", writtenAt: new Date().toISOString(), ...note },
    });
    expect(sent.status()).toBe(200);
  };
  const form = new ExperienceForm(page);
  const editor = new PointEditor(page);
  await signIn("editor");
  await form.open(name);
  const open = page.getByRole("button", { name: /^Notas de la calle:/ });
  await expect(page.getByRole("button", { name: "Probar", exact: true })).toBeVisible();
  await expect(open).toHaveCount(0);

  await send({ id: "nota-de-fuera", text: "<b>Falta</b> un banco" });
  await send({
    id: "nota-del-punto",
    text: "El panel está tapado por una obra.",
    point: square,
    latitude: 40.4175,
    longitude: -3.7025,
    accuracy: 8,
    photo: pngFile("obra.png", 4),
  });
  await form.open(name);
  await expect(open).toHaveText("Notas de la calle: 2 por hacer");
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Notas de la calle" });
  const rows = dialog.getByRole("listitem");
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["1. Sol", "Sin punto"]);
  await expect(rows.first()).toContainText("40.4175, -3.7025 ± 8");
  // It is text, whoever wrote it.
  await expect(rows.last()).toContainText("<b>Falta</b> un banco");

  await dialog.getByRole("button", { name: /^Ampliar la foto/ }).click();
  const photo = page.getByRole("dialog", { name: "Foto de la nota" });
  await expect(photo.getByRole("img", { name: /^Foto de la nota: El panel/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await dialog.getByRole("button", { name: /^Marcar como hecha: <b>/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toBeFocused();
  await dialog.getByRole("radio", { name: "Hechas (1)" }).click();
  await expect(rows).toHaveText([/Falta/]);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(dialog.getByText("Todavía no hay ninguna hecha")).toBeVisible();
  await dialog.getByRole("radio", { name: "Por hacer (2)" }).click();
  await dialog.getByRole("button", { name: /^Eliminar la nota: <b>/ }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).last().click();
  await expect(rows).toHaveCount(1);

  await dialog.getByRole("button", { name: "Mover el punto aquí: «Sol»" }).click();
  await expect(dialog).toBeHidden();
  await expect(editor.latitude).toHaveValue("40.4175");
  await expect(editor.longitude).toHaveValue("-3.7025");
  await expect(page.getByRole("heading", { name: "Editar «Sol»" })).toBeFocused();
  const stored = async () => (await api.experience("editor", id)).mappoints[0]?.Latitude;
  expect(await stored()).toBe(40.4168);
  await editor.save.click();
  await expect.poll(stored).toBe(40.4175);
});
