import type { GymkhanaSummary } from "@panel/api-client/panel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { ExportExperience } from "./ExportExperience.tsx";

const HISTORY = "/api/gymkhanas/history";
const size = (versions: number, leftOut = 0) => ({
  success: true,
  message: "OK",
  data: { versions, leftOut, bytes: versions * 1500, text: "" },
});

const meta = {
  title: "Exchange/Export of an experience",
  component: ExportExperience,
  args: {
    experience: { id: 7, name: "Ruta del agua" } as GymkhanaSummary,
    onClose: () => undefined,
  },
  loaders: [startDesk],
  beforeEach: () => signedIn({ [HISTORY]: size(40) }),
  render: (args) => (
    <Desk>
      <ExportExperience {...args} />
    </Desk>
  ),
} satisfies Meta<typeof ExportExperience>;
export default meta;
type Told = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
const BOX = { name: "Con historial" };

/** The history goes along only where it is asked for, and its size is said before. */
export const WithHistory: Told = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByText(/^40 versiones, con su fecha/)).toBeVisible();
    const box = dialog.getByRole("checkbox", BOX);
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const TooLong: Told = {
  beforeEach: () => signedIn({ [HISTORY]: size(900, 120) }),
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByText(/120 más antiguas no caben/)).toBeVisible();
  },
};

export const NoVersions: Told = {
  beforeEach: () => signedIn({ [HISTORY]: size(0) }),
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByText("Todavía no hay versiones guardadas.")).toBeVisible();
    await expect(dialog.getByRole("checkbox", BOX)).toBeDisabled();
  },
};

/** Without it, the rest can still be exported; what fails then is told, and tried again from there. */
export const Unknown: Told = {
  beforeEach: () => signedIn(),
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByText(/No se ha podido contar el historial/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Exportar" }));
    await expect(await dialog.findByRole("button", { name: "Reintentar" })).toBeVisible();
  },
};
