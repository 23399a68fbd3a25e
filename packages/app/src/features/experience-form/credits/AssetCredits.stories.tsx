import type { GymkhanaAsset } from "@panel/api-client/panel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { experienceKeys } from "../../../route/queries.ts";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { AssetCreditsButton } from "./AssetCreditsButton.tsx";

const asset = (Id: number, Name: string, more: Partial<GymkhanaAsset>): GymkhanaAsset => ({
  Id,
  Name,
  Thumbnail: "",
  Sound: "",
  IdUser: 3,
  Type: 1,
  ...more,
});
const LIBRARY = [
  asset(1, "Puerta", { Author: "Ada Prat", Licence: "CC-BY-SA-4.0", Credit: "" }),
  asset(2, "Torre", { Author: "", Licence: "CC-BY-4.0", Credit: "" }),
  asset(3, "Plaza", { Author: "Eva", Licence: "reserved", Credit: "Foto: Eva Mas, Museo" }),
  asset(4, "Campanas", { Type: 2, Author: "", Licence: "own", Credit: "" }),
  asset(5, "Silla", { Type: 0 }),
];

const opened = (library: readonly GymkhanaAsset[] | undefined) => (
  <Desk known={library ? [[experienceKeys.record(7), { library }]] : []}>
    <AssetCreditsButton experienceId={7} />
  </Desk>
);

const meta = {
  title: "Experiences/Credits of the assets",
  component: AssetCreditsButton,
  loaders: [startDesk],
  args: { experienceId: 7 },
  beforeEach: () => signedIn(),
  render: () => opened(LIBRARY),
} satisfies Meta<typeof AssetCreditsButton>;
export default meta;
type Told = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Créditos de los recursos" }));
  return within(await screen.findByRole("dialog", { name: "Créditos de los recursos" }));
};
const rows = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map((row) => row.innerText.split("\n"));

/** Each asset once, by type, with the deed of its licence; where a name is asked for and missing, it says so. */
export const Listed: Told = {
  play: async () => {
    const dialog = await open();
    await expect(rows(dialog.getByRole("region", { name: "Imágenes" }))).toEqual([
      ["Foto: Eva Mas, Museo", "Todos los derechos reservados"],
      ["Puerta · Ada Prat", "CC BY-SA 4.0"],
      ["Torre", "Falta el nombre", "CC BY 4.0"],
    ]);
    await expect(rows(dialog.getByRole("region", { name: "Audios" }))).toEqual([
      ["Campanas", "Obra propia"],
    ]);
    await expect(dialog.queryByRole("region", { name: "Modelos 3D" })).toBeNull();
    await expect(dialog.getByRole("link", { name: "CC BY-SA 4.0" })).toHaveAttribute(
      "href",
      "https://creativecommons.org/licenses/by-sa/4.0/deed.es",
    );
    await expect(dialog.getByText("De 1 recurso más no se dice de quién es.")).toBeVisible();
  },
};

/** As plain text, for a page or a poster. */
export const Copied: Told = {
  beforeEach: () => {
    const { clipboard } = navigator;
    let text = "";
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (of: string) => void (text = of), read: () => text },
    });
    return () => Object.defineProperty(navigator, "clipboard", { value: clipboard });
  },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Copiar como texto" }));
    const { read } = navigator.clipboard as unknown as { read: () => string };
    await waitFor(() => expect(read()).not.toBe(""));
    await expect(read().split("\n")).toEqual([
      "Imágenes",
      "Foto: Eva Mas, Museo",
      "Puerta · Ada Prat · CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/deed.es)",
      "Torre · CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/deed.es)",
      "",
      "Audios",
      "Campanas · Obra propia",
    ]);
  },
};

export const NothingTold: Told = {
  render: () => opened([asset(5, "Silla", { Type: 0 })]),
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText("Ningún recurso tiene aún autor ni licencia")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Copiar como texto" })).toBeNull();
  },
};

export const Failed: Told = {
  render: () => opened(undefined),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("No se han podido cargar los créditos")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Reintentar" })).toBeEnabled();
  },
};
