import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel, withValues } from "@panel/domain/experience/fields";
import { outdatedKey, routeTexts } from "@panel/domain/texts/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, userEvent, type within } from "storybook/test";
import type { ExperienceTexts } from "../../route/texts.ts";
import { Desk, signedIn, startDesk } from "../../shared/story-desk.tsx";
import { TextDesk } from "./TextDesk.tsx";

const textsWith = (values: Record<string, string> = {}) =>
  routeTexts({
    experience: withValues(emptyModel(experienceFields), [
      ["name.cas", "Ruta del agua"],
      ["name.cat", "Ruta de l'aigua"],
      ["name.eng", "The water route"],
      ["slogan.cas", "Sigue la acequia hasta el molino"],
      ["slogan.cat", "Segueix la sèquia"],
      ["description.cas", "Acequia, molino y huerta"],
      ["description.cat", "Acequia, molino y huerta"],
      ...Object.entries(values),
    ]),
    points: [
      {
        id: 4,
        point: withValues(emptyModel(pointFields), [
          ["name.cas", "El molino"],
          ["name.cat", "El molí"],
        ]),
      },
    ],
  });

const STORED: ExperienceTexts = {
  texts: textsWith(),
  outdated: new Map([[outdatedKey("experience/slogan", "cat"), "Sigue la acequia"]]),
};

function Story({ stored, address = "/" }: { stored: ExperienceTexts; address?: string }) {
  return (
    <Desk>
      <MemoryRouter initialEntries={[address]}>
        <TextDesk id={7} stored={stored} />
      </MemoryRouter>
    </Desk>
  );
}

/** The desk, and a button with which another person saves. */
function ChangedMeanwhile() {
  const [stored, setStored] = useState(STORED);
  const save = () =>
    setStored({ ...STORED, texts: textsWith({ "slogan.eng": "Along the channel" }) });
  return (
    <>
      <button type="button" onClick={save}>
        A colleague saves
      </button>
      <Story stored={stored} />
    </>
  );
}

const meta = {
  title: "Texts/Desk",
  component: Story,
  loaders: [startDesk],
  beforeEach: () => signedIn(),
  args: { stored: STORED },
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

const sloganOf = (canvas: ReturnType<typeof within>, language: string) =>
  canvas.getByRole("textbox", { name: `Frase de bienvenida, ${language}` });

/** What is missing, outdated or not translated says so, and how many there are stands in the filters. */
export const Several: Told = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Textos de «Ruta del agua»",
    );
    await expect(sloganOf(canvas, "Catalán")).toHaveAccessibleDescription("Por revisar");
    await expect(sloganOf(canvas, "Inglés")).toHaveAccessibleDescription("Falta");
    await expect(canvas.getByRole("heading", { name: "1. El molino" })).toBeVisible();
  },
};

/** One key says that a translation is still right, which can be taken back until it is saved. */
export const StillRight: Told = {
  play: async ({ canvas }) => {
    const slogan = sloganOf(canvas, "Catalán");
    await userEvent.click(slogan);
    await userEvent.keyboard("{Alt>}{Enter}{/Alt}");
    await expect(canvas.getByText("Al guardar, se da por correcta.")).toBeVisible();
    await expect(slogan).not.toHaveFocus();
    await expect(canvas.getByText(/1 texto sin guardar/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Deshacer" }));
    await expect(slogan).toHaveAccessibleDescription("Por revisar");
  },
};

/** A source that changes asks whether it is only a correction, and a text that does not fit is counted. */
export const Typing: Told = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await userEvent.type(sloganOf(canvas, "Castellano"), "!");
    await expect(
      canvas.getByRole("checkbox", {
        name: "Solo es una corrección: las traducciones siguen siendo válidas",
      }),
    ).toBeVisible();
    const name = canvas.getByRole("textbox", { name: "Nombre, Inglés" });
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste("x".repeat(400));
    await expect(name).toBeInvalid();
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};

/** What does not reach the server stays unsaved, and its reason is told. */
export const SavingFails: Told = {
  play: async ({ canvas }) => {
    await userEvent.type(sloganOf(canvas, "Inglés"), "Follow the water");
    await userEvent.click(canvas.getByRole("button", { name: "Guardar cambios" }));
    await expect(await canvas.findByText(/No se ha podido guardar/)).toBeVisible();
    await expect(sloganOf(canvas, "Inglés")).toHaveValue("Follow the water");
  },
};

/** A filter that nothing is in. */
export const NothingLeft: Told = {
  args: { address: "/?filter=tooLong" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Aquí no queda nada")).toBeVisible();
  },
};

/** What somebody else has saved meanwhile is a conflict of that text alone. */
export const Conflict: Told = {
  render: () => <ChangedMeanwhile />,
  play: async ({ canvas }) => {
    await userEvent.type(sloganOf(canvas, "Inglés"), "Follow the water");
    await userEvent.click(canvas.getByRole("button", { name: "A colleague saves" }));
    await expect(
      canvas.getByText(/Otra persona ha cambiado 1 texto mientras tanto\./),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Tomar lo guardado" }));
    await expect(sloganOf(canvas, "Inglés")).toHaveValue("Along the channel");
    await expect(canvas.queryByText(/Otra persona ha cambiado/)).toBeNull();
  },
};
