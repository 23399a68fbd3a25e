import type { ModelLink } from "@panel/api-client/tryouts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Desk, signedIn, startDesk } from "../../story-desk.tsx";
import { SpaceDialog } from "./SpaceDialog.tsx";

const HOUR = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const TOKEN = `model.4.${"a1B2_-".repeat(8).slice(0, 43)}`;

const linkOf = (id: number, changes: Partial<ModelLink> = {}): ModelLink => ({
  id,
  createdAt: inHours(-0.5),
  expiresAt: inHours(23.5),
  lastUsedAt: null,
  chosen: null,
  ...changes,
});
const SIZE = { id: "size-0001", scale: 1.35, height: 2.1, at: inHours(0) };
const chosen = { lastUsedAt: inHours(0), chosen: SIZE };

/** What the server has, and the calls that change it. */
let links: ModelLink[] = [];
const calls = fn<(path: string, body: string) => void>();
let mayEdit = true;
let refusal: string | undefined;

const answered = (data?: unknown) => Response.json({ success: true, message: "OK", data });
const ASSET = {
  id: 5,
  model: "Dragón",
  thumbnail: [],
  type: 0,
  category: 1,
  description: "",
  animation: true,
  scaleMod: 1,
  idUser: 3,
  uses: 2,
};

/** The server, in place of the network. */
function answer() {
  const end = signedIn();
  const { fetch } = globalThis;
  globalThis.fetch = async (of, init) => {
    const request = new Request(of, init);
    const { pathname } = new URL(request.url);
    const body = request.method === "GET" ? "" : await request.clone().text();
    if (request.method !== "GET") calls(pathname, body);
    switch (pathname) {
      case "/tryouts/models/list":
        return answered({ links });
      case "/tryouts/models/new": {
        if (refusal) {
          const data = { translation_key: refusal };
          return Response.json({ success: false, message: refusal, data });
        }
        links = [linkOf(4), ...links];
        return answered({ link: links[0], token: TOKEN });
      }
      case "/tryouts/models/end":
        links = links.filter(({ id }) => id !== (JSON.parse(body) as { id: number }).id);
        return answered();
      case "/tryouts/models/settle":
        links = links.map((link) => ({ ...link, chosen: null }));
        return answered();
      case "/api/library2ixr/updateSeveral":
        return answered();
      case "/api/assets/getById":
        return answered({ Id: 5, Thumbnail: "", Sound: "", Name: "Dragón", Type: 0, ScaleMod: 1 });
      case "/api/myLibrary/getUserModels":
        return answered(
          mayEdit ? [{ ...ASSET, may: { edit: true, delete: true, share: true } }] : [],
        );
      default:
        return fetch(of, init);
    }
  };
  return () => {
    globalThis.fetch = fetch;
    end();
  };
}

const meta = {
  title: "Library/Model on a phone",
  component: SpaceDialog,
  loaders: [startDesk],
  args: { asset: { id: 5, name: "Dragón" }, onClose: fn() },
  beforeEach: () => {
    links = [];
    mayEdit = true;
    refusal = undefined;
    calls.mockReset();
    return answer();
  },
  decorators: [
    (Story) => (
      <Desk>
        <Story />
      </Desk>
    ),
  ],
} satisfies Meta<typeof SpaceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
const sentTo = (path: string) => calls.mock.calls.filter(([to]) => to === path);

/** The code is there at once, and what the phone does is told as it comes. */
export const FromCodeToSize: Story = {
  name: "LIB-07 A phone opens the model by its code, and the size that it sends is accepted or undone",
  play: async () => {
    const code = await screen.findByRole("img", { name: /^Código QR del enlace .*\/try\/model#/ });
    await expect(code).toBeVisible();
    await expect(screen.getByText(/^Sirve 24 horas más$/)).toBeVisible();
    await expect(screen.getByText("Esperando a que se abra en un móvil…")).toBeVisible();
    links = [linkOf(4, { lastUsedAt: inHours(0) })];
    await screen.findByText("Abierto en el móvil. Esperando el tamaño…", {}, { timeout: 6000 });
    links = [linkOf(4, chosen)];
    await screen.findByText(/^El móvil ha elegido ×1,35: 2,10\sm de alto$/, {}, { timeout: 6000 });
    await expect(screen.getByText("Ahora es ×1.")).toBeVisible();
    await screen.findByText("Lo usan 2 sitios: el tamaño cambia en todos.");
    await userEvent.click(screen.getByRole("button", { name: "Aceptar el tamaño" }));
    await screen.findByText("Tamaño de «Dragón»: ×1,35");
    const [stored] = sentTo("/api/library2ixr/updateSeveral");
    await expect(stored?.[1]).toContain('[{"idMod":5,"scaleMod":1.35}]');
    await expect(JSON.parse(sentTo("/tryouts/models/settle")[0]?.[1] ?? "")).toEqual({
      idMod: 5,
      id: 4,
      chosen: "size-0001",
    });
    await waitFor(() => expect(screen.queryByText(/^El móvil ha elegido/)).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Deshacer" }));
    await screen.findByText("«Dragón» vuelve a ser ×1");
    await expect(sentTo("/api/library2ixr/updateSeveral")[1]?.[1]).toContain('"scaleMod":1}');
  },
};

/** Where a form holds the scale, it gets the size, and nothing is stored. */
export const IntoForm: Story = {
  name: "LIB-07 A size goes into the form that is open, and is stored by nobody else",
  args: { onScale: fn() },
  beforeEach: () => {
    links = [linkOf(3, chosen)];
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Aceptar el tamaño" }));
    await waitFor(() => expect(sentTo("/tryouts/models/settle")).toHaveLength(1));
    await expect(args.onScale).toHaveBeenCalledWith(1.35);
    await expect(sentTo("/api/library2ixr/updateSeveral")).toEqual([]);
  },
};

/** A model of somebody else: the size is told, and can be copied. */
export const NotOwn: Story = {
  name: "LIB-06 The size of somebody else’s model is told and cannot be accepted",
  beforeEach: () => {
    mayEdit = false;
    links = [linkOf(3, { ...chosen, chosen: { ...SIZE, height: null } })];
  },
  play: async () => {
    await screen.findByText(/^Este modelo no es tuyo/);
    await expect(screen.getByText("El móvil ha elegido ×1,35")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Copiar el tamaño" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Aceptar el tamaño" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Descartar" }));
    await waitFor(() => expect(screen.queryByText(/^El móvil ha elegido/)).toBeNull());
    await expect(sentTo("/api/library2ixr/updateSeveral")).toEqual([]);
  },
};

/** As many links as there may be; ending one makes room. */
export const Full: Story = {
  beforeEach: () => {
    refusal = "MODEL_LINK.limit";
    links = [
      linkOf(1, { lastUsedAt: inHours(0), createdAt: inHours(-23.2), expiresAt: inHours(0.8) }),
    ];
  },
  play: async () => {
    await screen.findByText(/^Ya tienes 5 enlaces abiertos de este modelo/);
    await expect(screen.getByText("Sirve 48 minutos más")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /^Anular enlace \(/ }));
    await screen.findByText("Enlace anulado");
    refusal = undefined;
    await userEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await screen.findByRole("img", { name: /^Código QR/ });
  },
};

/** The new link can be ended; then another code can be made. */
export const Ended: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Anular enlace" }));
    const another = await screen.findByRole("button", { name: "Crear otro código" });
    await expect(screen.queryByRole("img", { name: /^Código QR/ })).toBeNull();
    await userEvent.click(another);
    await screen.findByRole("img", { name: /^Código QR/ });
  },
};
