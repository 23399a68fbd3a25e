import type { Lottery } from "@panel/api-client/panel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { LotteryDraw } from "./LotteryDraw.tsx";
import { lotteryOf } from "./lottery-query.ts";

const DIGEST = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const WAITING: Lottery = {
  state: "waiting",
  code: "7c1d2e3f4a5b6c7d",
  day: "2026-12-22",
  timeZone: "Europe/Madrid",
  commitment: DIGEST,
  drawnAt: null,
  winner: null,
  entries: null,
};
const DRAWN: Lottery = {
  ...WAITING,
  state: "drawn",
  drawnAt: "2026-12-22T11:00:00.000Z",
  winner: "4F7K-2M9P",
  entries: 41,
};

function Story({ lottery }: { lottery?: Lottery }) {
  return (
    <Desk known={lottery ? [[lotteryOf(7).queryKey, lottery]] : []}>
      <LotteryDraw experienceId={7} />
    </Desk>
  );
}

const meta = {
  title: "Experience/Draw of the prize",
  component: Story,
  loaders: [startDesk],
  // What is known stays while the server cannot be asked again.
  beforeEach: () => signedIn({}),
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

/** Before its day nothing can be drawn, and how many take part is not told of fewer than five. */
export const Waiting: Told = {
  args: { lottery: WAITING },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^El 22 de diciembre de 2026 a las 12:00 \(Europe\/Madrid\)/),
    ).toBeVisible();
    await expect(canvas.getByText("menos de 5 personas")).toBeVisible();
    await expect(canvas.getByText(DIGEST)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Sortear ahora" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Página pública del sorteo" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/lottery\/7c1d2e3f4a5b6c7d$/),
    );
  },
};

/** A draw is asked for twice, since there is one; what fails is told where it was asked. */
export const Open: Told = {
  args: { lottery: { ...WAITING, state: "open", entries: 41 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("41")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Sortear ahora" }));
    const asked = within(
      await within(canvasElement.ownerDocument.body).findByRole("alertdialog", {
        name: "¿Sortear el premio ahora?",
      }),
    );
    await expect(asked.getByText(/no se puede deshacer/)).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "Sortear ahora" }));
    await expect(await asked.findByRole("alert")).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "Cancelar" }));
    await expect(canvas.getByRole("button", { name: "Sortear ahora" })).toBeVisible();
  },
};

export const Drawn: Told = {
  args: { lottery: DRAWN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("4F7K-2M9P")).toBeVisible();
    await expect(canvas.getByText(/12:00 entre 41 partidas/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Sortear ahora" })).toBeNull();
    await expect(canvas.queryByText(/Si cambias el día/)).toBeNull();
  },
};

/** Nobody had earned it: there is no number. */
export const DrawnOfNobody: Told = {
  args: { lottery: { ...DRAWN, winner: null, entries: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nadie había conseguido el premio/)).toBeVisible();
    await expect(canvas.queryByText("Número premiado")).toBeNull();
  },
};

/** Its day came before anything was published. */
export const TooLate: Told = {
  args: { lottery: { ...WAITING, state: "tooLate", commitment: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Elige otro día, desde mañana\./)).toBeVisible();
    await expect(canvas.queryByText("Huella de la semilla")).toBeNull();
  },
};

export const Loading: Told = {
  beforeEach: () => signedIn({ "/api/gymkhanas/lottery": new Promise(() => undefined) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

export const Failed: Told = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No se ha podido cargar el sorteo")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeEnabled();
  },
};
