import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { madeAsset } from "../../../shared/assets/made-asset.ts";
import { assetKeys } from "../../../shared/assets/queries.ts";
import { useLibrary } from "../../../shared/assets/use-library.ts";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { bulkActions } from "../bulk-actions.ts";
import { SelectionBar } from "./SelectionBar.tsx";

const may = { edit: true, delete: true, share: true };
const asset = (id: number, isShared = false) =>
  madeAsset(id, { model: `Puerta ${id}`, may, ...(isShared ? { isShared } : {}) });
const ASSETS = [asset(1), asset(2), asset(3, true)];
const PAGES = { pages: [{ assets: ASSETS, next: undefined }], pageParams: [undefined] };
const done = { success: true, message: "OK" };
const SHARE = "/api/library2ixr/share";
const USES = "/api/library2ixr/getInVersions";

/** All assets of a library are chosen, as its screen has them. */
function AllChosen() {
  const { assets } = useLibrary("own", {});
  const [ids, setIds] = useState<readonly string[]>(["1", "2", "3"]);
  const chosen = assets.filter(({ id }) => ids.includes(id));
  return (
    <SelectionBar
      scope="own"
      chosen={chosen}
      actions={bulkActions(chosen, () => may)}
      offered={may}
      hidden={0}
      onChooseShown={() => Promise.resolve()}
      onChosenChange={setIds}
    />
  );
}

const meta = {
  title: "Library/Sharing several with the team",
  component: AllChosen,
  loaders: [startDesk],
  decorators: [
    (Story) => (
      <Desk known={[[[...assetKeys.pages("own"), {}], PAGES]]}>
        <Story />
      </Desk>
    ),
  ],
} satisfies Meta<typeof AllChosen>;
export default meta;
type Told = StoryObj<typeof meta>;

const opened = async (canvas: Pick<typeof screen, "getByRole">) => {
  await userEvent.click(canvas.getByRole("button", { name: "Compartir" }));
  return within(await screen.findByRole("menu"));
};

/** Those that are not shared yet are, which can be undone; the others stay as they are. */
export const Shared: Told = {
  beforeEach: () => signedIn({ [SHARE]: done }),
  play: async ({ canvas }) => {
    const menu = await opened(canvas);
    await userEvent.click(menu.getByRole("menuitem", { name: "Compartir con mi equipo (2 de 3)" }));
    await expect(await screen.findByText("Tu equipo ya puede usar 2 recursos.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    const again = await opened(canvas);
    await expect(again.getByRole("menuitem", { name: "Dejar de compartir" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Deshacer" }));
    await expect(await screen.findByText("2 recursos ya no se comparten.")).toBeVisible();
    const undone = await opened(canvas);
    await expect(
      undone.getByRole("menuitem", { name: "Dejar de compartir (1 de 3)" }),
    ).toBeVisible();
  },
};

/** Before the sharing ends, the owner is told how many experiences of others keep some. */
export const Stopped: Told = {
  beforeEach: () =>
    signedIn({ [SHARE]: done, [USES]: { ...done, data: { inVersions: 0, ofOthers: 3 } } }),
  play: async ({ canvas }) => {
    const menu = await opened(canvas);
    await userEvent.click(menu.getByRole("menuitem", { name: "Dejar de compartir (1 de 3)" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(
      await dialog.findByText(/3 experiencias de otras personas usan alguno/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Dejar de compartir" }));
    await expect(await screen.findByText("1 recurso ya no se comparte.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const after = await opened(canvas);
    await expect(after.getByRole("menuitem", { name: "Compartir con mi equipo" })).toBeVisible();
    await expect(
      after.getByRole("menuitem", { name: "Dejar de compartir (0 de 3)" }),
    ).toHaveAttribute("aria-disabled", "true");
  },
};

/** What is refused is said in the dialog, which stays. */
export const Refused: Told = {
  beforeEach: () => signedIn({ [USES]: { ...done, data: { inVersions: 0 } } }),
  play: async ({ canvas }) => {
    const menu = await opened(canvas);
    await userEvent.click(menu.getByRole("menuitem", { name: "Dejar de compartir (1 de 3)" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    const stop = dialog.getByRole("button", { name: "Dejar de compartir" });
    await waitFor(() => expect(stop).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(stop);
    await expect(await dialog.findByText(/No hay conexión con el servidor/)).toBeVisible();
  },
};
