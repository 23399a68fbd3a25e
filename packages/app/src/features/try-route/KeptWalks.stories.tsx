import type { KeptWalk } from "@panel/api-client/tryouts";
import { newExperience } from "@panel/domain/experience/experience";
import { playRules } from "@panel/domain/play/route";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { keptWalksKey } from "../../route/kept-walks.ts";
import { KeptWalks } from "./KeptWalks.tsx";
import { answering, Desk, startDesk } from "../../shared/story-desk.tsx";

const kept = (id: number, name: string, ended: KeptWalk["ended"]): KeptWalk => ({
  id,
  name,
  steps: [],
  ended,
  createdAt: "2026-05-02T10:12:00.000Z",
});
const WALKS = [
  kept(1, "Directo al final", { reached: [1], score: 15, ended: true, prize: true }),
  kept(2, "Sin premio", { reached: [1], score: 5, ended: true, prize: false }),
  kept(3, "Se queda a medias", { reached: [1], score: 0, ended: false, prize: false }),
];

interface StoryProps {
  /** Undefined where they are not known yet. */
  walks?: readonly KeptWalk[];
  onReplay?: () => void;
}

function Story({ walks, onReplay = () => undefined }: StoryProps) {
  return (
    <Desk known={walks ? [[keptWalksKey(7), walks]] : []}>
      <KeptWalks
        experienceId={7}
        rules={playRules({ experience: newExperience("ABC123"), points: [] })}
        walk={{ startedAt: undefined, steps: [], isWalking: false }}
        onReplay={onReplay}
      />
    </Desk>
  );
}

const meta = {
  title: "Try a route/Saved walks",
  component: Story,
  loaders: [startDesk],
  beforeEach: () => answering({}),
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

/** Each says how it ended, and can be played again, renamed and deleted. */
export const Several: Told = {
  args: { walks: WALKS, onReplay: fn() },
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByText("Con premio, 15 puntos")).toBeVisible();
    await expect(canvas.getByText("Sin terminar, 0 puntos")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Repetir: Sin premio" }));
    await expect(args.onReplay).toHaveBeenCalledOnce();
    // A name is not renamed to nothing, and what fails is told where it was asked.
    await userEvent.click(canvas.getByRole("button", { name: "Cambiar el nombre: Sin premio" }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", {
        name: "Cambiar el nombre del recorrido",
      }),
    );
    const name = dialog.getByRole("textbox", { name: "Nombre del recorrido" });
    await userEvent.clear(name);
    const rename = dialog.getByRole("button", { name: "Cambiar el nombre" });
    await expect(rename).toBeDisabled();
    await userEvent.type(name, "Con prisa{Enter}");
    await expect(await dialog.findByRole("alert")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancelar" }));
    await expect(canvas.getByText("Sin premio")).toBeVisible();
  },
};

export const None: Told = {
  args: { walks: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Juega la ruta y guarda el recorrido para que se compruebe siempre."),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Guardar el recorrido" })).toBeDisabled();
  },
};

/** What does not come is told, and can be asked for again. */
export const Failed: Told = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("No se han podido cargar los recorridos guardados."),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeEnabled();
  },
};
