import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { madeAsset } from "../../../shared/assets/made-asset.ts";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { ShareAsset } from "./ShareAsset.tsx";

const record = madeAsset(5, { model: "Puerta" });
const shared = { name: "Puerta", record: { ...record, isShared: true } };
const done = { success: true, message: "OK" };
const usedBy = (ofOthers?: number) => ({
  ...done,
  data: { uses: [], hidden: ofOthers ?? 0, ...(ofOthers ? { ofOthers } : {}) },
});

const meta = {
  title: "Library/Sharing with the team",
  component: ShareAsset,
  loaders: [startDesk],
  args: { item: { name: "Puerta", record } },
  decorators: [
    (Story) => (
      <Desk>
        <Story />
      </Desk>
    ),
  ],
} satisfies Meta<typeof ShareAsset>;
export default meta;
type Told = StoryObj<typeof meta>;

/** Sharing takes nothing from anybody, so it is done at once. */
export const Shared: Told = {
  beforeEach: () => signedIn({ "/api/library2ixr/share": done }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Compartir con mi equipo" }));
    await expect(await screen.findByText("Tu equipo ya puede usar «Puerta».")).toBeVisible();
  },
};

/** Before it ends, the owner is told how many experiences of others keep it. */
export const UsedByOthers: Told = {
  args: { item: shared },
  beforeEach: () =>
    signedIn({ "/api/library2ixr/getAssetUses": usedBy(3), "/api/library2ixr/share": done }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dejar de compartir" }));
    await expect(await screen.findByText(/Lo usan 3 experiencias de otras personas/)).toBeVisible();
    const confirm = screen.getAllByRole("button", { name: "Dejar de compartir" }).at(-1)!;
    await userEvent.click(confirm);
    await expect(await screen.findByText("«Puerta» ya no se comparte.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** Until it is known who uses it, nothing can be confirmed. */
export const UsesUnknown: Told = {
  args: { item: shared },
  beforeEach: () => signedIn({ "/api/library2ixr/getAssetUses": new Promise(() => undefined) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dejar de compartir" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByRole("button", { name: /^Dejar de compartir/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const Failed: Told = {
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Compartir con mi equipo" }));
    await expect(await screen.findByText(/No hay conexión con el servidor/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Compartir con mi equipo" })).toBeEnabled();
  },
};
