import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { AltTextDrafts } from "./AltTextDrafts.tsx";

const TEXTS = {
  altText: "Puerta de piedra",
  altTextCat: "Porta de pedra",
  altTextEng: "Stone gate",
};
const ADDRESS = "/api/assets/draftAltTexts";

const meta = {
  title: "Library/Drafts of alternative texts",
  component: AltTextDrafts,
  loaders: [startDesk],
  args: { assetId: 5, isMissing: true, isUnsaved: true, onDrafts: fn() },
  decorators: [
    (Story) => (
      <Desk>
        <Story />
      </Desk>
    ),
  ],
} satisfies Meta<typeof AltTextDrafts>;
export default meta;
type Told = StoryObj<typeof meta>;

/** What came is handed on, and called a proposal as long as nobody has saved it. */
export const Proposed: Told = {
  beforeEach: () => signedIn({ [ADDRESS]: { success: true, message: "OK", data: TEXTS } }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Proponer los que faltan" }));
    await expect(
      await canvas.findByText(/^Los ha propuesto un modelo a partir de la imagen\./),
    ).toBeVisible();
    await expect(args.onDrafts).toHaveBeenCalledWith(TEXTS);
  },
};

/** A call can be stopped, which is no failure. */
export const Stopped: Told = {
  beforeEach: () => signedIn({ [ADDRESS]: new Promise(() => undefined) }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Proponer los que faltan" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Parar" }));
    await expect(
      await canvas.findByRole("button", { name: "Proponer los que faltan" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Parar" })).toBeNull();
    await expect(args.onDrafts).not.toHaveBeenCalled();
  },
};

export const Failed: Told = {
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Proponer los que faltan" }));
    await expect(await canvas.findByText(/No hay conexión con el servidor/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Proponer los que faltan" })).toBeEnabled();
  },
};

/** Where all are written, there is nothing to propose. */
export const NothingMissing: Told = {
  args: { isMissing: false },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
