import { perLanguage } from "@panel/domain/languages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { arrivedOf, begun, storyMaterial, StoryPlayer } from "./story-play.tsx";

const meta = {
  title: "Player/Screens",
  component: StoryPlayer,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof StoryPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (root: HTMLElement, name: RegExp | string) =>
  userEvent.click(await within(root).findByRole("button", { name }));

/** From the first screen to the prize, and on the way what opens and what closes. */
export const FromStartToPrize: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Cinc parades entre pedres romanes")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Un cercle sobre el mar" })).toBeVisible();
    await press(canvasElement, "Comença");
    await expect(canvas.getByText("Tancat: s’obre a «La catedral»")).toBeVisible();
    await press(canvasElement, /^Ves a aquest punt\s*La catedral/);
    await expect(canvas.getByRole("status")).toHaveTextContent("Has arribat a «La catedral».");
    await press(canvasElement, "Ves al repte");
    await userEvent.click(canvas.getByLabelText("Tretze"));
    await press(canvasElement, "Respon");
    await expect(canvas.getByRole("status")).toHaveTextContent("+10 de puntuació");
    await press(canvasElement, "Continua");
    await expect(canvas.getByText("Tancat des que vas arribar a «La catedral»")).toBeVisible();
    await press(canvasElement, /^Ves a aquest punt\s*La plaça del Rei/);
    await press(canvasElement, "Deixa-ho per després");
    await press(canvasElement, /^Ves a aquest punt\s*L’arxiu/);
    await press(canvasElement, "Continua");
    await expect(canvas.getByRole("heading", { name: "Has acabat la ruta" })).toHaveFocus();
    await expect(canvas.getByText("Amb 10 més hauries aconseguit el premi.")).toBeVisible();
  },
};

/** Leaves the challenges aside. */
async function walkToTheEnd(root: HTMLElement): Promise<void> {
  for (const name of [/^Ves a aquest punt\s*La catedral/, /^Ves a aquest punt\s*La plaça/]) {
    await press(root, name);
    await press(root, "Deixa-ho per després");
  }
  await press(root, /^Ves a aquest punt\s*L’arxiu/);
  await press(root, "Continua");
}

/** Who made the route and whose its pictures are is there once the route has ended, for those who ask. */
export const CreditsOnDemand: Story = {
  args: {
    material: {
      ...withExperience({
        credits: {
          text: perLanguage(() => "Fet amb l’escola del barri."),
          image: perLanguage(() => 0),
        },
      }),
      media: {
        ...storyMaterial.media,
        2: {
          url: "",
          credit: { name: "Oques", author: "Ada Prat", licence: "CC-BY-4.0", credit: "" },
        },
        3: {
          url: "",
          credit: { name: "Pati", author: "", licence: "none", credit: "Foto: el Museu" },
        },
        4: { url: "", credit: { name: "Arc", author: "", licence: "none", credit: "" } },
        5: {
          url: "",
          credit: { name: "Mapa de 1890", author: "", licence: "CC-PDM-1.0", credit: "" },
        },
      },
    },
    events: [begun],
  },
  play: async ({ canvasElement, canvas }) => {
    await walkToTheEnd(canvasElement);
    await expect(canvas.queryByText("Fet amb l’escola del barri.")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Crèdits"));
    await expect(canvas.getByText("Fet amb l’escola del barri.")).toBeVisible();
    const rows = canvas.getAllByRole("listitem").map((row) => row.textContent);
    await expect(rows).toEqual([
      "Oques · Ada Prat · CC BY 4.0",
      "Foto: el Museu",
      "Mapa de 1890 · Domini públic",
    ]);
    await expect(canvas.getByRole("link", { name: "CC BY 4.0" })).toHaveAttribute(
      "href",
      "https://creativecommons.org/licenses/by/4.0/deed.ca",
    );
  },
};

/** Where neither is said, nothing is. */
export const NoCredits: Story = {
  args: { events: [begun] },
  play: async ({ canvasElement, canvas }) => {
    await walkToTheEnd(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Has acabat la ruta" })).toBeVisible();
    await expect(canvas.queryByText("Crèdits")).toBeNull();
  },
};

/** A wrong answer takes its points, never below none, and tells the right one. */
export const WrongAnswer: Story = {
  args: { events: [begun, arrivedOf(1)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, "Ves al repte");
    await press(canvasElement, "Respon");
    await userEvent.click(canvas.getByLabelText("Set"));
    await press(canvasElement, "Respon");
    const verdict = canvas.getByRole("status");
    await expect(verdict).toHaveTextContent("Resposta incorrecta");
    await expect(verdict).toHaveTextContent("La resposta correcta és: Tretze");
    await expect(verdict).toHaveTextContent("Puntuació: 0");
  },
};

export const AskedForPosition: Story = {
  args: {
    material: withExperience({ geolocated: true }),
    events: [begun],
    placing: { kind: "unasked" },
    locate: fn(),
    playAnywhere: fn(),
    writeNote: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: /Ves a aquest punt/ })).toBeNull();
    await press(canvasElement, "Fes servir la meva posició");
    await expect(args.locate).toHaveBeenCalled();
    await press(canvasElement, "Juga des de qualsevol lloc");
    await expect(args.playAnywhere).toHaveBeenCalled();
    await press(canvasElement, "Escriu una nota");
    await expect(args.writeNote).toHaveBeenCalled();
  },
};

/** The point where the visitor stands has opened by itself; the others say how far they are. */
export const WhereTheVisitorStands: Story = {
  args: {
    material: withExperience({ geolocated: true }),
    events: [begun],
    placing: {
      kind: "known",
      position: { lat: 41.3826 + 0.0018, lon: 2.1769, accuracy: 30 },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 1, name: "El pont" })).toBeVisible();
    await press(canvasElement, "Torna al mapa");
    await expect(canvas.getByText(/^Precisió: 30\sm$/)).toBeVisible();
    await expect(canvas.getAllByText(/^a 100\sm$/)).toHaveLength(1);
  },
};

/** Nothing is open any more, and the route has not ended. */
export const DeadEnd: Story = {
  args: {
    material: {
      ...storyMaterial,
      route: {
        ...storyMaterial.route,
        points: storyMaterial.route.points.map((point) =>
          point.id === 1 ? point : { ...point, deactivationDependency: 1, activationDependency: 0 },
        ),
      },
    },
    events: [begun, arrivedOf(1), { type: "goOn" }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(
      /^No queda cap punt obert/,
    );
  },
};

export const WithoutPoints: Story = {
  args: { material: { ...storyMaterial, route: { ...storyMaterial.route, points: [] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Aquesta ruta encara no té punts.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Comença" })).toBeDisabled();
  },
};

/** One triangle, a metre high, as glTF in an address. */
const TRIANGLE = `data:model/gltf+json,${encodeURIComponent(
  JSON.stringify({
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 3,
        type: "VEC3",
        min: [0, 0, 0],
        max: [1, 1, 0],
      },
    ],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [
      {
        byteLength: 36,
        uri: `data:application/octet-stream;base64,${btoa(
          String.fromCharCode(
            ...new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer),
          ),
        )}`,
      },
    ],
  }),
)}`;

const withModel = (url: string) => ({
  ...storyMaterial,
  route: {
    ...storyMaterial.route,
    points: storyMaterial.route.points.map((point) =>
      point.id === 1 ? { ...point, model: { ...point.model, asset: 9 } } : point,
    ),
  },
  media: { ...storyMaterial.media, 9: { url } },
});

/** The viewer of 3D models speaks the visitor's language, in whatever it says. */
export const ModelInTheVisitorsLanguage: Story = {
  args: { material: withModel(TRIANGLE), events: [begun, arrivedOf(1)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1.* d’amplada, 1.* d’alçada/)).toBeVisible();
    const tools = within(canvas.getByRole("group", { name: "Vista" })).getAllByRole("button");
    await expect(tools.map((tool) => tool.getAttribute("aria-label") ?? tool.textContent)).toEqual([
      "Gira a l’esquerra",
      "Gira a la dreta",
      "Inclina amunt",
      "Inclina avall",
      "Apropa",
      "Allunya",
      "Torna al principi",
    ]);
    for (const name of ["Fons fosc", "Persona d’1,70\u00a0m"])
      await expect(canvas.getByRole("button", { name })).toBeVisible();
    await expect(canvas.getByText(/^Arrossega per girar el model/)).toBeInTheDocument();
  },
};

/** Where the browser is to load little, a model comes only when it is asked for. */
export const ModelWhereDataIsSaved: Story = {
  args: { material: withModel(TRIANGLE), events: [begun, arrivedOf(1)] },
  beforeEach: () => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    });
    return () => Reflect.deleteProperty(navigator, "connection");
  },
  play: async ({ canvas, canvasElement }) => {
    const show = await canvas.findByRole("button", { name: "Mostra el model en 3D" });
    await expect(canvasElement.querySelector("[role=application]")).toBeNull();
    await userEvent.click(show);
    await expect(await canvas.findByText(/^1.* d’amplada, 1.* d’alçada/)).toBeVisible();
  },
};

/** A file that cannot be shown is no work for a visitor: the route goes on. */
export const ModelThatCannotBeShown: Story = {
  args: { material: withModel("data:text/plain,none"), events: [begun, arrivedOf(1)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No es pot mostrar el model")).toBeVisible();
    await expect(
      canvas.getByText("Aquest model no es pot mostrar. La ruta continua sense ell."),
    ).toBeVisible();
  },
};

/** What the language lacks is shown in another one, and marked as such. */
export const OtherLanguage: Story = {
  args: {
    material: withExperience({ slogan: { ...perLanguage(() => ""), cas: "Solo en castellano" } }),
  },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText("Solo en castellano");
    await expect(text).toHaveAttribute("lang", "es");
  },
};

function withExperience(changes: object) {
  const { route } = storyMaterial;
  return {
    ...storyMaterial,
    route: { ...route, experience: { ...route.experience, ...changes } },
  };
}
