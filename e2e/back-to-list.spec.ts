import { expect, test } from "./support/journey.ts";

test("USR-03, BOT-01 from a form, its link and the browser's Back lead to the list as it was left", async ({
  page,
  signIn,
}) => {
  await signIn("super-admin");
  for (const [path, edit, back] of [
    ["/panel/users", /^Editar a /, "Volver a los usuarios"],
    ["/panel/chatbot", /^Editar «/, "Volver a los chatbots"],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      const search = page.getByRole("main").getByRole("textbox", { name: /^Buscar/ });
      const header = page.getByRole("columnheader", { name: /^Nombre/ });
      const expectAsLeft = async () => {
        await expect(search).toHaveValue("a");
        await expect(header).toHaveAttribute("aria-sort", "descending");
      };
      await search.fill("a");
      await header.getByRole("button", { name: /^Nombre/ }).click();
      await header.getByRole("button", { name: /^Nombre/ }).click();
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
});
