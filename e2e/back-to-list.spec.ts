import { expect, test } from "./support/journey.ts";

for (const [number, path, edit, back] of [
  ["USR-03", "/panel/users", /^Editar a /, "Volver a los usuarios"],
  ["BOT-01", "/panel/chatbot", /^Editar «/, "Volver a los chatbots"],
] as const) {
  test(`${number} from a form of ${path}, its link and the browser's Back lead to the list as it was left`, async ({
    page,
    signIn,
  }) => {
    await signIn("super-admin");
    await page.goto(path);
    const search = page.getByRole("main").getByRole("textbox", { name: /^Buscar/ });
    const header = page.getByRole("columnheader", { name: /^Nombre/ });
    const expectAsLeft = async () => {
      await expect(search).toHaveValue("a");
      await expect(header).toHaveAttribute("aria-sort", "descending");
    };
    await search.fill("a");
    await header.getByRole("button").click();
    await header.getByRole("button").click();
    await expectAsLeft();
    await page.getByRole("link", { name: edit }).first().click();
    await page.getByRole("link", { name: back }).click();
    await expectAsLeft();
    await page.getByRole("link", { name: edit }).first().click();
    await expect(page.getByRole("link", { name: back })).toBeVisible();
    await page.goBack();
    await expectAsLeft();
  });
}
