import { expect, test } from "./support/journey.ts";
import { ExperienceForm } from "./support/experience-form.ts";

test("an editor makes a link to try the route on a phone, sees that it was used, and ends it", async ({
  page,
  api,
  signIn,
}) => {
  const name = "Ruta que se prueba";
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
  const days = dialog.getByRole("spinbutton", { name: "Días que sirve" });
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
  await dialog.getByRole("button", { name: /^Terminar el enlace creado/ }).click();
  await page.getByRole("button", { name: "Terminar", exact: true }).last().click();
  await expect(form.said("Enlace terminado")).toBeVisible();
  await expect(dialog.getByText("Todavía no hay ninguno.")).toBeVisible();
  expect((await route()).status()).toBe(401);
});
