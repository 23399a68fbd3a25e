import { ExperienceForm } from "./support/experience-form.ts";
import { expectNoAxeViolation } from "./support/axe.ts";
import { holdCalls } from "./support/held-calls.ts";
import { expect, test } from "./support/journey.ts";
import { PrizeSection } from "./support/prize-section.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const PICKUP = {
  Raffle: 0,
  Score: 12,
  IniDay: "2027-03-01",
  EndDay: "2027-03-15",
  AmStart: "09:30",
  AmEnd: "12:45",
  PmStart: "16:15",
  PmEnd: "17:30",
};

test("PRZ-02, EXP-11 a pickup is typed with the keyboard, placed by a click, and shown again as saved", async ({
  page,
  api,
  signIn,
}) => {
  const id = await api.createExperience("editor", { gymName: "Ruta con recogida" });
  const form = new ExperienceForm(page);
  const prize = new PrizeSection(page);
  await signIn("editor");
  // The maps open where the city of the experience is.
  const asked = page.waitForRequest(/\/geocoder\/search\?.*q=Madrid/);
  await form.open("Ruta con recogida");
  await asked;
  await prize.enabled.click();
  await prize.name.fill("Una medalla");
  await prize.score.fill("12");
  await prize.type("Primer día de recogida", "01032027");
  await prize.type("Último día de recogida", "14032027");
  await prize.parts("Último día de recogida").first().press("ArrowUp");
  await prize.type("Horario de mañana: Desde", "0930");
  await prize.type("Horario de mañana: Hasta", "1245");
  await prize.type("Horario de tarde: Desde", "1615");
  await prize.type("Horario de tarde: Hasta", "1730");
  await prize.clickMap(40, 30);
  await expect(prize.address).toHaveText("Calle Mayor 12, 28013 Madrid, España");
  const place = await prize.latitude.inputValue();
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();

  const [stored] = (await api.experience("editor", id))["rewards"] as Record<string, unknown>[];
  expect(stored).toMatchObject({
    ...PICKUP,
    Name: "Una medalla",
    Location: "Calle Mayor 12, 28013 Madrid, España",
  });
  expect(Number(stored?.["Latitude"]).toFixed(4)).toBe(place);

  await form.open("Ruta con recogida");
  await test.step("its map, once in sight, moves nothing that follows", async () => {
    const part = page.locator('[data-field="prize.pickup.place"]');
    const map = part.getByRole("application");
    const height = () => part.evaluate((element) => element.getBoundingClientRect().height);
    await expect(prize.latitude).toHaveValue(place);
    await expect(map).toHaveCount(0);
    const before = await height();
    await part.scrollIntoViewIfNeeded();
    await expect(map).toBeVisible();
    expect(await height()).toBe(before);
  });
  await expect(prize.delivery("Recogida")).toBeChecked();
  await expect(prize.score).toHaveValue("12");
  await prize.shows("Primer día de recogida", ["01", "03", "2027"]);
  await prize.shows("Último día de recogida", ["15", "03", "2027"]);
  await prize.shows("Horario de mañana: Desde", ["09", "30"]);
  await prize.shows("Horario de mañana: Hasta", ["12", "45"]);
  await prize.shows("Horario de tarde: Desde", ["16", "15"]);
  await prize.shows("Horario de tarde: Hasta", ["17", "30"]);
  await expect(prize.latitude).toHaveValue(place);
  await expect(prize.address).toHaveText("Calle Mayor 12, 28013 Madrid, España");
  await expect(page.getByText("Todo está guardado")).toBeVisible();
});

test("PRZ-03, EXP-11 a lottery has one day, is shown again as saved, and keeps the data of the pickup", async ({
  page,
  api,
  signIn,
}) => {
  const id = await api.createExperience("editor", {
    gymName: "Ruta con sorteo",
    prizeName: "Una medalla",
    prizeNameCat: "Una medalla",
    prizeNameEng: "A medal",
    prizeScore: PICKUP.Score,
    prizeIniDay: PICKUP.IniDay,
    prizeEndDay: PICKUP.EndDay,
    prizeAmStart: PICKUP.AmStart,
    prizeAmEnd: PICKUP.AmEnd,
    prizePmStart: PICKUP.PmStart,
    prizePmEnd: PICKUP.PmEnd,
    prizeLocation: "Puerta del Sol",
    prizeLatitude: 40.4169,
    prizeLongitude: -3.7035,
  });
  const form = new ExperienceForm(page);
  const prize = new PrizeSection(page);
  await signIn("editor");
  await form.open("Ruta con sorteo");
  await expect(prize.said("Completo")).toBeVisible();
  await prize.delivery("Recogida").focus();
  // The key is held down for a moment, because the selection follows the focus only while it is down.
  await page.keyboard.down("ArrowDown");
  await expect(prize.delivery("Sorteo")).toBeChecked();
  await page.keyboard.up("ArrowDown");
  await expect(prize.map).toBeHidden();
  await expect(prize.said("Incompleto")).toBeVisible();
  const draw = page.getByRole("region", { name: "Sorteo que cualquiera puede comprobar" });
  await expect(draw).toBeHidden();
  await prize.type("Fecha del sorteo", "23042027");
  await expect(prize.said("Completo")).toBeVisible();
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  await expect(draw).toBeVisible();
  expect(await api.experience("editor", id)).toMatchObject({
    rewards: [
      {
        ...PICKUP,
        Raffle: 1,
        LotteryDate: "2027-04-23",
        Location: "Puerta del Sol",
        Latitude: 40.4169,
        Longitude: -3.7035,
      },
    ],
  });

  await form.open("Ruta con sorteo");
  await expect(prize.delivery("Sorteo")).toBeChecked();
  await prize.shows("Fecha del sorteo", ["23", "04", "2027"]);
  await expect(prize.parts("Primer día de recogida")).toHaveCount(0);
  await expect(draw).toContainText("El 23 de abril de 2027 a las 12:00");
  const fingerprint = (await draw.locator("code").textContent()) ?? "";
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  const opening = page.waitForEvent("popup");
  await draw.getByRole("link", { name: "Página pública del sorteo" }).click();
  const published = await opening;
  await expect(published.getByRole("heading", { name: "Ruta con sorteo" })).toBeVisible();
  await expect(published.getByText(fingerprint)).toBeVisible();
  await published.close();
  await prize.delivery("Recogida").click();
  await prize.shows("Primer día de recogida", ["01", "03", "2027"]);
  await prize.shows("Horario de tarde: Hasta", ["17", "30"]);
  await expect(prize.address).toHaveText("Puerta del Sol");
});

test(
  "PRZ-02 a place that is saved before its address is known never has the address of another",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    const id = await api.createExperience("editor", {
      gymName: "Ruta con prisa",
      prizeName: "Copa",
      prizeLocation: "Puerta del Sol",
      prizeLatitude: 40.4169,
      prizeLongitude: -3.7035,
    });
    const form = new ExperienceForm(page);
    const prize = new PrizeSection(page);
    const { letGo } = await holdCalls(page, "**/geocoder/reverse?*");
    await signIn("editor");
    await form.open("Ruta con prisa");
    await expect(prize.address).toHaveText("Puerta del Sol");
    await prize.latitude.fill("40.5, -3.5");
    await prize.latitude.press("Enter");
    await expect(prize.address).toHaveText("Buscando la dirección…");
    await form.update.click();
    await expect(form.said("Experiencia actualizada")).toBeVisible();
    expect(await api.experience("editor", id)).toMatchObject({
      rewards: [{ Latitude: 40.5, Longitude: -3.5, Location: "" }],
    });
    await letGo();
    await expect(prize.address).toHaveText("Calle Mayor 12, 28013 Madrid, España");
    await form.update.click();
    await expect
      .poll(async () => (await api.experience("editor", id))["rewards"])
      .toMatchObject([{ Location: "Calle Mayor 12, 28013 Madrid, España" }]);
  },
);

test(
  "PRZ-04, PRZ-02, PRZ-03 values are proposed, kept in range and order, and reported at their field where they are shown",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    await test.step("points are changed in steps of one, not below 0, and become 5 when they are emptied", async () => {
      const id = await api.createExperience("editor", {
        gymName: "Ruta de puntos",
        prizeName: "Copa",
      });
      const form = new ExperienceForm(page);
      const prize = new PrizeSection(page);
      await signIn("editor");
      await form.open("Ruta de puntos");
      await expect(prize.score).toHaveValue("5");
      await prize.score.press("ArrowUp");
      await expect(prize.score).toHaveValue("6");
      await prize.score.fill("");
      await prize.leave();
      await expect(prize.score).toHaveValue("5");
      await prize.score.fill("muchos");
      await prize.leave();
      await expect(prize.score).toHaveValue("0");
      await prize.score.press("ArrowDown");
      await expect(prize.score).toHaveValue("0");
      await prize.score.fill("-3");
      await prize.leave();
      await expect(prize.said("Un número entero entre 0 y 1.000.000")).toBeVisible();
      await expect(prize.score).toHaveAttribute("aria-invalid", "true");
      await prize.score.fill("");
      await prize.score.press("Enter");
      await expect(prize.score).toHaveValue("5");
      await expect(form.said("Experiencia actualizada")).toBeVisible();
      expect(await api.experience("editor", id)).toMatchObject({ rewards: [{ Score: 5 }] });
    });

    await test.step("values out of range or order are reported at their field, and nothing is saved until they are corrected", async () => {
      const id = await api.createExperience("editor", { gymName: "Ruta sin orden" });
      const form = new ExperienceForm(page);
      const prize = new PrizeSection(page);
      await signIn("editor");
      await form.open("Ruta sin orden");
      await prize.enabled.click();
      await prize.type("Primer día de recogida", "01012031");
      await prize.leave();
      await expect(prize.parts("Primer día de recogida").first()).toHaveAccessibleDescription(
        /Una fecha entre el 1\/1\/2018 y el 31\/12\/2030/,
      );
      await prize.type("Primer día de recogida", "10052027");
      await prize.type("Último día de recogida", "09052027");
      await prize.type("Horario de mañana: Desde", "0859");
      await prize.type("Horario de tarde: Hasta", "1600");
      await prize.leave();
      await expect(prize.parts("Último día de recogida").first()).toHaveAccessibleDescription(
        /No puede ser anterior al primer día de recogida/,
      );
      await expect(prize.parts("Horario de mañana: Desde").first()).toHaveAccessibleDescription(
        /Una hora entre las 9:00 y las 18:00/,
      );
      await expect(prize.parts("Horario de tarde: Hasta").first()).toHaveAccessibleDescription(
        /Tiene que ser más tarde que la hora de inicio/,
      );

      await form.update.click();
      const refusal = page.getByRole("alertdialog", { name: "Hay campos por corregir" });
      await refusal.getByRole("button", { name: "Aceptar" }).click();
      await expect(prize.parts("Último día de recogida").first()).toBeFocused();
      await expect(prize.said("Con errores")).toBeVisible();
      expect(await api.experience("editor", id)).toMatchObject({ rewards: [] });

      await page.keyboard.type("10052027");
      await prize.type("Horario de mañana: Desde", "0900");
      await prize.type("Horario de tarde: Hasta", "1601");
      await form.update.click();
      await expect(form.said("Experiencia actualizada")).toBeVisible();
      expect(await api.experience("editor", id)).toMatchObject({
        rewards: [{ IniDay: "2027-05-10", EndDay: "2027-05-10", AmStart: "09:00", PmEnd: "16:01" }],
      });
    });

    await test.step("an invalid pickup that is not shown does not prevent a lottery from being saved", async () => {
      const id = await api.createExperience("editor", { gymName: "Ruta que cambia de idea" });
      const form = new ExperienceForm(page);
      const prize = new PrizeSection(page);
      await signIn("editor");
      await form.open("Ruta que cambia de idea");
      await prize.enabled.click();
      await prize.type("Último día de recogida", "01012031");
      await prize.delivery("Sorteo").click();
      await prize.type("Fecha del sorteo", "01012031");
      await prize.leave();
      await expect(prize.said("Una fecha entre el 1/1/2018 y el 31/12/2030")).toBeVisible();
      await prize.type("Fecha del sorteo", "31122030");
      await form.update.click();
      await expect(form.said("Experiencia actualizada")).toBeVisible();
      expect(await api.experience("editor", id)).toMatchObject({
        rewards: [{ Raffle: 1, LotteryDate: "2030-12-31", EndDay: "" }],
      });
    });

    await test.step("days and hours are proposed: from tomorrow to in 7 days, in the time zone of the route", async () => {
      const id = await api.createExperience("editor", { gymName: "Ruta con plazo" });
      const form = new ExperienceForm(page);
      const prize = new PrizeSection(page);
      await signIn("editor");
      await form.open("Ruta con plazo");
      // In Madrid it is the first of July already.
      await page.clock.setFixedTime("2026-06-30T22:30:00Z");
      await prize.enabled.click();
      await expect(prize.delivery("Recogida")).toBeChecked();
      await prize.shows("Primer día de recogida", ["02", "07", "2026"]);
      await prize.shows("Último día de recogida", ["08", "07", "2026"]);
      await prize.shows("Horario de mañana: Desde", ["09", "00"]);
      await prize.shows("Horario de mañana: Hasta", ["13", "00"]);
      await prize.shows("Horario de tarde: Desde", ["16", "00"]);
      await prize.shows("Horario de tarde: Hasta", ["18", "00"]);
      await form.update.click();
      await expect(form.said("Experiencia actualizada")).toBeVisible();
      expect(await api.experience("editor", id)).toMatchObject({
        rewards: [
          { Raffle: 0, Score: 5, IniDay: "2026-07-02", EndDay: "2026-07-08", PmEnd: "18:00" },
        ],
      });
    });
  },
);

test(
  "PRZ-02, TRU-33 conflicts in the delivery are listed with labels and readable values",
  { tag: "@whole" },
  async ({ page, api, signIn, watch }) => {
    watch.allow(/status of 409 .*\/gymkhanas\/new/);
    const name = "Ruta con dos premios";
    const id = await api.createExperience("editor", { gymName: name, prizeName: "Copa" });
    const form = new ExperienceForm(page);
    const prize = new PrizeSection(page);
    await signIn("editor");
    await form.open(name);
    await api.changeExperience("editor", id, { prizeRaffle: 1, prizeLotteryDate: "2027-04-23" });
    await prize.score.fill("9");
    await form.update.click();
    const dialog = page.getByRole("dialog", { name: "Otra persona ha guardado cambios" });
    // Nuria has changed neither of them, so that there is nothing to ask.
    await expect(dialog.getByRole("radiogroup")).toHaveCount(0);
    await expect(dialog.getByRole("region")).toContainText(/Cómo se entregaSorteo/);
    await expect(dialog.getByRole("region")).toContainText(/Fecha del sorteo2027-04-23/);
    await dialog.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(form.said("Experiencia actualizada")).toBeVisible();
    await expect(prize.delivery("Sorteo")).toBeChecked();
    expect(await api.experience("editor", id)).toMatchObject({
      rewards: [{ Raffle: 1, LotteryDate: "2027-04-23", Score: 9 }],
    });
  },
);

test(
  "no axe violation in a prize, picked up or drawn, nor with its errors",
  { tag: ["@page-process", "@whole"] },
  async ({ page, api, signIn }) => {
    await api.createExperience("editor", { gymName: "Ruta para todos" });
    const prize = new PrizeSection(page);
    await signIn("editor");
    await new ExperienceForm(page).open("Ruta para todos");
    await prize.enabled.click();
    await prize.type("Primer día de recogida", "01012031");
    await prize.type("Horario de mañana: Desde", "0859");
    await prize.leave();
    await expect(prize.map).toHaveAttribute("data-rendered", "true");
    await expect(prize.said("Una hora entre las 9:00 y las 18:00")).toBeVisible();
    await expectNoAxeViolation(page, { within: "#prize" });
    await prize.delivery("Sorteo").click();
    await expect(prize.parts("Fecha del sorteo")).toHaveCount(3);
    await expectNoAxeViolation(page, { within: "#prize" });
  },
);
