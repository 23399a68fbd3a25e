import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { madeAsset } from "../../../shared/assets/made-asset.ts";
import { itemOf } from "../../../shared/assets/use-library.ts";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { AssetSheet } from "./AssetSheet.tsx";

const record = madeAsset(5, {
  model: "Campanas",
  type: 2,
  category: 2,
  description: "Campanas de la catedral",
});
const done = { success: true, message: "OK" };
const ANSWERS = {
  "/api/library2ixr/getModelCategories": { ...done, data: [{ id: 2, name: "Sonidos" }] },
  "/api/library2ixr/updateAsset": done,
};
const sent = fn();

const meta = {
  title: "Library/Author and licence",
  component: AssetSheet,
  loaders: [startDesk],
  args: { item: itemOf(record), onDirtyChange: fn(), onScale: fn() },
  beforeEach: () => {
    const end = signedIn(ANSWERS);
    const { fetch } = globalThis;
    globalThis.fetch = async (of, init) => {
      const body = of instanceof Request ? await of.clone().formData() : init?.body;
      if (body instanceof FormData) sent(Object.fromEntries(body));
      return fetch(of, init);
    };
    return end;
  },
  decorators: [
    (Story) => (
      <Desk>
        <Story />
      </Desk>
    ),
  ],
} satisfies Meta<typeof AssetSheet>;
export default meta;
type Told = StoryObj<typeof meta>;

const AUTHOR = "Autoría";

/** The group is folded where nothing is said; what is written there is saved with the rest. */
export const Given: Told = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(AUTHOR)).not.toBeVisible();
    await userEvent.click(canvas.getByText("Autoría y licencia"));
    await userEvent.type(canvas.getByLabelText(AUTHOR), "Ada Prat");
    await userEvent.selectOptions(canvas.getByLabelText("Licencia"), "CC BY-SA 4.0");
    await expect(canvas.getByRole("link", { name: "Qué permite CC BY-SA 4.0" })).toHaveAttribute(
      "href",
      "https://creativecommons.org/licenses/by-sa/4.0/deed.es",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Guardar la ficha" }));
    await expect(await screen.findByText("Se ha guardado «Campanas».")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ author: "Ada Prat", licence: "CC-BY-SA-4.0", credit: "" }),
    );
  },
};

/** Where something is said the group is open. A licence without a deed has no link. */
export const Kept: Told = {
  args: {
    item: itemOf({ ...record, author: "", licence: "reserved", credit: "Grabación: Ada Prat" }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Línea de créditos")).toBeVisible();
    await expect(canvas.getByLabelText("Línea de créditos")).toHaveValue("Grabación: Ada Prat");
    await expect(canvas.getByLabelText("Licencia")).toHaveDisplayValue(
      "Todos los derechos reservados",
    );
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
