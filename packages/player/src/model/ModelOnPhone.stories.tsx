import type { TriedModel } from "@panel/api-client/tryouts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import css from "../app.css?inline";
import { ModelOnPhone } from "./ModelOnPhone.tsx";

const TOKEN = `model.4.${"a1B2_-".repeat(8).slice(0, 43)}`;

const model: TriedModel = {
  name: "Drac de la font",
  model: { id: 5, type: 0, url: "/files/dragon.obj", scale: 1 },
  plays: false,
  clip: "",
  scales: { least: 0.001, most: 1000 },
  chosen: null,
  expiresAt: "2026-05-03T10:00:00.000Z",
};
/** Two metres wide and three high. */
const OBJ = "v 0 0 0\nv 2 0 0\nv 0 3 0\nf 1 3 2\n";

const answered = (data?: object) => Response.json({ success: true, message: "OK", data });
const refused = (status: number, key: string) =>
  Response.json({ success: false, message: key, data: { translation_key: key } }, { status });

/** What the server says to the size, one after the other; without more, the last one again. */
const sizes = fn<(body: { id: string; scale: number }) => Response>();
const reads = fn<() => Response>();

/** The server, in place of the network. */
function answer() {
  const { fetch } = globalThis;
  globalThis.fetch = async (of, init) => {
    const address = new URL(of instanceof Request ? of.url : String(of), location.href).pathname;
    if (address === "/files/dragon.obj") return new Response(OBJ);
    if (address === "/tryouts/model") return reads();
    if (address !== "/tryouts/model/size") return fetch(of, init);
    const body = (await new Request(of, init).json()) as { id: string; scale: number };
    return sizes(body);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

const meta = {
  title: "Player/Model on a phone",
  component: ModelOnPhone,
  args: { base: "", token: TOKEN },
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    localStorage.clear();
    Object.defineProperty(navigator, "languages", { get: () => ["ca-ES"], configurable: true });
    sizes.mockReset().mockImplementation(() => answered());
    reads.mockReset().mockImplementation(() => answered(model));
    const end = answer();
    return () => {
      end();
      Reflect.deleteProperty(navigator, "languages");
    };
  },
  decorators: [
    (Story) => (
      <>
        <style>{css}</style>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ModelOnPhone>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The size in words follows buttons and the height that is typed; what was sent is told with its size. */
export const SizeByHand: Story = {
  name: "LIB-07 The size is chosen without a camera, in metres, and sent",
  play: async ({ canvas, step }) => {
    const said = () => canvas.getByText(/^×/);
    await canvas.findByRole("heading", { level: 1, name: model.name });
    await waitFor(() => expect(said()).toHaveTextContent(/^×1 · 2,00 m d’ample, 3,00 m d’alt/));
    const height = canvas.getByRole("textbox", { name: "Alçada en metres" });
    await expect(height).toHaveValue("3");
    await step("buttons", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Més gran" }));
      await expect(said()).toHaveTextContent(/^×1,1 · 2,20 m d’ample, 3,30 m d’alt/);
      await expect(height).toHaveValue("3,3");
      await userEvent.click(canvas.getByRole("button", { name: "Com està desat (×1)" }));
      await expect(said()).toHaveTextContent("×1 · ");
    });
    await step("typing, with what is none on the way", async () => {
      await userEvent.clear(height);
      await expect(height).toHaveAccessibleDescription(/entre 0,003 i 3\.?000\.$/);
      await expect(height).toBeInvalid();
      await userEvent.type(height, "4.05");
      await expect(height).toHaveValue("4.05");
      await expect(height).toBeValid();
      await expect(said()).toHaveTextContent(/^×1,35 · 2,70 m d’ample, 4,05 m d’alt/);
      await userEvent.type(height, "x");
      await userEvent.tab();
      await expect(height).toHaveValue("4,05");
    });
    await userEvent.click(canvas.getByRole("button", { name: "Envia aquesta mida" }));
    await expect(
      await canvas.findByText("Enviada: ×1,35. Accepta-la a l’ordinador."),
    ).toBeVisible();
    await expect(sizes).toHaveBeenCalledWith({
      id: expect.any(String),
      scale: 1.35,
      height: expect.closeTo(4.05),
    });
    await expect(localStorage).toHaveLength(0);
  },
};

/** What did not arrive is sent again as the same, by a press or once there is a network. */
export const SentLater: Story = {
  name: "LIB-07 A size that does not arrive is kept or tried again, and counts once",
  play: async ({ canvas }) => {
    sizes
      .mockImplementationOnce(() => refused(500, "ERRORS.unknown"))
      .mockImplementationOnce(() => {
        throw new TypeError("No network");
      });
    const send = await canvas.findByRole("button", { name: "Envia aquesta mida" });
    await userEvent.click(canvas.getByRole("button", { name: "Més petit" }));
    await userEvent.click(send);
    await canvas.findByText("×0,909 no s’ha pogut enviar. Torna-ho a provar.");
    await userEvent.click(canvas.getByRole("button", { name: "Torna a enviar-la" }));
    await canvas.findByText("Sense connexió: quan n’hi hagi s’enviarà ×0,909.");
    await expect(localStorage).toHaveLength(1);
    dispatchEvent(new Event("online"));
    await canvas.findByText("Enviada: ×0,909. Accepta-la a l’ordinador.");
    const ids = sizes.mock.calls.map(([{ id }]) => id);
    await expect(ids).toHaveLength(3);
    await expect(new Set(ids).size).toBe(1);
    await expect(localStorage).toHaveLength(0);
    // The same size later is a choice of its own.
    await userEvent.click(send);
    await waitFor(() => expect(sizes).toHaveBeenCalledTimes(4));
    await expect(sizes.mock.lastCall?.[0].id).not.toBe(ids[0]);
  },
};

/** A link that has ended while the page was open. */
export const EndedMeanwhile: Story = {
  play: async ({ canvas }) => {
    sizes.mockImplementation(() => refused(401, "ERRORS.linkNotValid"));
    const send = await canvas.findByRole("button", { name: "Envia aquesta mida" });
    await userEvent.click(send);
    await canvas.findByText(/^Aquest enllaç ja no serveix: la mida no es pot enviar/);
    await expect(send).toBeDisabled();
    await expect(localStorage).toHaveLength(0);
  },
};

export const Gone: Story = {
  beforeEach: () => void reads.mockImplementation(() => refused(401, "ERRORS.linkNotValid")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /Aquest enllaç ja no serveix.*Obre un altre codi a l’ordinador/,
    );
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** A part of the link is missing: nothing is asked for. */
export const Incomplete: Story = {
  args: { token: TOKEN.slice(0, -1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /li falta una part.*Escaneja una altra vegada el codi/,
    );
    await expect(reads).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  beforeEach: () => {
    reads.mockImplementationOnce(() => {
      throw new TypeError("No network");
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/El model no ha arribat/);
    await userEvent.click(canvas.getByRole("button", { name: "Torna-ho a provar" }));
    await canvas.findByRole("heading", { level: 1, name: model.name });
  },
};

/** A model that the browser cannot show has a factor all the same. */
export const Unshown: Story = {
  beforeEach: () => {
    const none = { ...model, model: { ...model.model, url: "data:text/plain,none" }, chosen: 2 };
    reads.mockImplementation(() => answered(none));
  },
  play: async ({ canvas }) => {
    const factor = await canvas.findByRole("textbox", { name: "Vegades la mida del fitxer" });
    await expect(factor).toHaveValue("2");
    await expect(canvas.getByText("×2")).toBeVisible();
  },
};

export const Narrow: Story = {
  tags: ["snapshot"],
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/^×1 · .* 3,00\sm d’alt/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
