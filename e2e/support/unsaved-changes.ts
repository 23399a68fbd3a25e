import { expect, type Page } from "@playwright/test";
import type { PanelApi } from "./api.ts";
import { ExperienceForm } from "./experience-form.ts";

export const RESTORED = /Hemos recuperado lo que escribiste sin guardar/;

/** An experience of this name, open with an unsaved change that the device has a copy of. */
export async function leaveUnsaved(page: Page, api: PanelApi, name: string): Promise<number> {
  const id = await api.createExperience("editor", { gymName: name });
  const form = new ExperienceForm(page);
  await form.open(name);
  await form.slogan.fill("Aún sin guardar");
  await expect(form.said("Hay cambios sin guardar. Copia en este dispositivo")).toBeVisible();
  return id;
}

export async function expectRecovered(
  page: Page,
  api: PanelApi,
  name: string,
  id: number,
): Promise<void> {
  const form = new ExperienceForm(page);
  await form.open(name);
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(form.slogan).toHaveValue("Aún sin guardar");
  expect(await api.experience("editor", id)).toMatchObject({ Description2: "Hola" });
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  await expect(page.getByText(RESTORED)).toBeHidden();
  expect(await api.experience("editor", id)).toMatchObject({ Description2: "Aún sin guardar" });
  await form.open(name);
  await expect(form.said("Todo está guardado")).toBeVisible();
}
