import type { ListedRoute, OpenRoute } from "@panel/api-client/visits";
import { patched } from "@panel/domain/experience/fields";
import { experienceFields } from "@panel/domain/experience/experience";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import css from "../app.css?inline";
import { Ask } from "../Ask.tsx";
import { Spoken } from "../Spoken.tsx";
import { begun, catalan, storyMaterial, StoryPlayer } from "../story-play.tsx";
import { joinedTeam, stateOf } from "../team/joined-team.ts";
import { TeamStore } from "../team/stored-team.ts";
import { Problem } from "../Waiting.tsx";
import { Landing } from "./Landing.tsx";
import type { StoredVisit } from "./stored-visit.ts";
import PlayIndex from "./PlayIndex.tsx";

const listed = (code: string, name: string, latitude: number): ListedRoute => ({
  code,
  name,
  nameCat: name,
  nameEng: "",
  city: "Barcelona",
  cover: "",
  languages: ["cat", "cas"],
  points: 8,
  metres: 2340,
  minutes: 75,
  latitude,
  longitude: 2.17,
});

/** The server's list, in place of the network. */
function answerRoutes(routes: readonly ListedRoute[] | undefined) {
  const { fetch } = globalThis;
  globalThis.fetch = async (of, init) => {
    const address = of instanceof Request ? of.url : String(of);
    if (!address.endsWith("/visits/routes")) return fetch(of, init);
    if (!routes) throw new TypeError("No network");
    return Response.json({ success: true, message: "", data: { routes } });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

const open = fn();

const meta = {
  title: "Player/Visits",
  component: PlayIndex,
  args: { base: "", open },
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    localStorage.removeItem("visitor");
    return answerRoutes([listed("BCN888", "El port", 41.37), listed("GRA123", "Gràcia", 41.4)]);
  },
  decorators: [
    (Story) => (
      <Spoken words={{ ...catalan, choose: fn() }}>
        <style>{css}</style>
        <Story />
      </Spoken>
    ),
  ],
} satisfies Meta<typeof PlayIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A code is taken however it is typed; what is none is said. */
export const TypedCode: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Codi de la ruta o de l’equip");
    await userEvent.type(field, "abc{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^Això no és el codi d’una ruta/);
    await expect(field).toHaveFocus();
    await expect(open).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "bcn-888{Enter}");
    await expect(open).toHaveBeenCalledWith("/play/BCN888");
    await userEvent.clear(field);
    await userEvent.type(field, "HTTPS://X.EXAMPLE/PLAY/BCN888/C/LA%20FONT{Enter}");
    await expect(open).toHaveBeenLastCalledWith("/play/BCN888#c=LA%20FONT");
    // A team's has one letter more, and stands on its card.
    for (const team of ["7kr-4wtb", "HTTPS://X.EXAMPLE/EVENT/7KR-4WTB"]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${team}{Enter}`);
      await expect(open).toHaveBeenLastCalledWith("/play/#t=7KR4WTB");
    }
  },
};

/** The events of this phone's teams open without a network. */
export const OwnEvents: Story = {
  beforeEach: () => {
    const endsAt = new Date(Date.now() + 3600_000).toISOString();
    new TeamStore("7KR4WTB").begin(joinedTeam({ state: stateOf({ event: { endsAt } }) }));
    return () => localStorage.removeItem("team:7KR4WTB");
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Festa major · Els linxs" })).toHaveAttribute(
      "href",
      "/play/#t=7KR4WTB",
    );
  },
};

/** The routes of the list, by name, and by distance for whoever shares the position. */
export const RoutesByDistance: Story = {
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole("link").map((link) => link.textContent);
    await canvas.findByRole("link", { name: /^El port/ });
    await expect(names()[0]).toMatch(/^El port.*8 punts · 2,3\skm · 75\smin · Català, Castellano$/);
    const { geolocation } = navigator;
    const coords = { latitude: 41.4, longitude: 2.17 };
    Object.defineProperty(navigator, "geolocation", {
      configurable: true,
      value: { getCurrentPosition: (tell: (fix: object) => void) => tell({ coords }) },
    });
    await userEvent.click(canvas.getByRole("button", { name: "Ordena per proximitat" }));
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation });
    await expect(names()[0]).toMatch(/^Gràcia/);
    await expect(canvas.getByText("Primer les més properes.")).toBeVisible();
  },
};

export const NoRoutes: Story = {
  beforeEach: () => answerRoutes([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ara no hi ha cap ruta a la llista/)).toBeVisible();
  },
};

/** Without a network the code can still be typed, and the list asked for again. */
export const RoutesFailed: Story = {
  beforeEach: () => answerRoutes(undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("La llista de rutes no ha arribat.")).toBeVisible();
    answerRoutes([listed("BCN888", "El port", 41.37)]);
    await userEvent.click(canvas.getByRole("button", { name: catalan.t("retry") }));
    await expect(await canvas.findByRole("link", { name: /^El port/ })).toBeVisible();
  },
};

/** The camera is refused: it says what to do, and typing remains. */
export const CameraRefused: Story = {
  play: async ({ canvas }) => {
    const { getUserMedia } = navigator.mediaDevices;
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("No", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button", { name: "Llegeix amb la càmera" }));
    await expect(
      await canvas.findByText(/^El navegador no deixa fer servir la càmera/),
    ).toBeVisible();
    navigator.mediaDevices.getUserMedia = getUserMedia;
    await userEvent.click(canvas.getByRole("button", { name: "Tanca" }));
    await expect(canvas.getByLabelText("Codi de la ruta o de l’equip")).toBeVisible();
  },
};

/** The camera reads until a code is a route's. */
export const CameraReads: Story = {
  play: async ({ canvas }) => {
    const { getUserMedia } = navigator.mediaDevices;
    const picture = document.createElement("canvas");
    // A stream has a picture for each change.
    let x = 0;
    const drawing = setInterval(() => picture.getContext("2d")?.fillRect((x += 1), 0, 9, 9), 50);
    navigator.mediaDevices.getUserMedia = async () => picture.captureStream(10);
    const read = ["Hola", "HTTPS://X.EXAMPLE/PLAY/GRA123"];
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static async getSupportedFormats(): Promise<string[]> {
          return ["qr_code"];
        }
        readonly detect = async () => {
          const [rawValue, next] = read;
          if (next) setTimeout(() => read.shift(), 300);
          return [{ rawValue }];
        };
      },
    });
    await userEvent.click(canvas.getByRole("button", { name: "Llegeix amb la càmera" }));
    await expect(await canvas.findByText(/^Això no és el codi d’una ruta/)).toBeVisible();
    await waitFor(() => expect(open).toHaveBeenLastCalledWith("/play/GRA123"));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    clearInterval(drawing);
    navigator.mediaDevices.getUserMedia = getUserMedia;
    Reflect.deleteProperty(globalThis, "BarcodeDetector");
  },
};

const told = (changes: Partial<OpenRoute> = {}) => ({
  route: {
    code: "BCN888",
    number: 4,
    doors: "open",
    opensOn: "",
    anywhere: true,
    ...changes,
  } as OpenRoute,
  tiles: { url: "", attribution: "" },
  botsUrl: "",
});
const materialWith = (changes: object) => ({
  ...storyMaterial,
  route: {
    ...storyMaterial.route,
    experience: patched(experienceFields, storyMaterial.route.experience, changes),
  },
});
const landing = {
  told: told(),
  material: materialWith({ geolocated: true, repeat: true }),
  before: undefined,
  problem: undefined,
  isStarting: false,
  onStart: fn(),
  onResult: fn(),
};

/** What the route is, and its start by one press; whoever wants says more. */
export const Start: Story = {
  render: () => <Landing {...landing} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^400\sm$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Comença" }));
    await expect(landing.onStart).toHaveBeenLastCalledWith({ anywhere: false, gender: "notSay" });
    await userEvent.click(canvas.getByLabelText("Una dona"));
    await userEvent.click(canvas.getByRole("button", { name: "Juga des de qualsevol lloc" }));
    await expect(landing.onStart).toHaveBeenLastCalledWith({ anywhere: true, gender: "woman" });
  },
};

/** While the visit begins, which is said in the visitor's language. */
export const Starting: Story = {
  render: () => <Landing {...landing} isStarting />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Espera…" })).toBeVisible();
  },
};

/** A route that asks for a name starts with one, which stays on the phone. */
export const WithName: Story = {
  render: () => (
    <Landing
      {...landing}
      told={told({ anywhere: false })}
      material={materialWith({ requiresRegister: true })}
      problem="startOffline"
    />
  ),
  play: async ({ canvas }) => {
    landing.onStart.mockClear();
    await expect(canvas.queryByRole("button", { name: /^Juga des de/ })).toBeNull();
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^Per començar cal connexió/);
    await userEvent.type(canvas.getByLabelText("El teu nom"), "A");
    await userEvent.click(canvas.getByRole("button", { name: "Comença" }));
    await expect(canvas.getByText("Escriu un nom de 2 a 40 lletres.")).toBeVisible();
    await expect(landing.onStart).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("El teu nom"), "da");
    await userEvent.click(canvas.getByRole("button", { name: "Comença" }));
    await expect(landing.onStart).toHaveBeenCalledOnce();
    await expect(JSON.parse(localStorage.getItem("visitor") ?? "")).toMatchObject({ name: "Ada" });
  },
};

/** A route says when it opens, and takes nobody before. */
export const NotOpenYet: Story = {
  render: () => <Landing {...landing} told={told({ doors: "notYet", opensOn: "2027-03-04" })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Aquesta ruta obre el 4 de març del 2027\.$/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Comença" })).toBeNull();
  },
};

const finished: StoredVisit = {
  version: 4,
  token: `visit.7.${"a".repeat(43)}`,
  phone: "Zk3x9QpL",
  play: "4K7Q-9XTB-2M0Z-WE1R",
  until: "2026-06-01T10:00:00.000Z",
  startedAt: 1000,
  steps: [],
  seed: 3,
  anywhere: false,
  settled: [],
  told: { prize: "none" },
  ahead: 0,
  seen: 1000,
};

/** Whoever has finished a route that is played once looks at the result, and starts no other visit. */
export const PlayedOnce: Story = {
  render: () => (
    <Landing {...landing} material={materialWith({ repeat: false })} before={finished} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Aquesta ruta només es pot jugar un cop.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Torna a jugar" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Mira el resultat" }));
    await expect(landing.onResult).toHaveBeenCalled();
  },
};

const erase = fn();

/** The prize of a visit: its number and code, where and when it is handed over; the code carries what is not sent yet. */
export const EarnedPrize: Story = {
  render: () => (
    <StoryPlayer
      material={materialWith({
        requiresRegister: true,
        prize: {
          ...storyMaterial.route.experience.prize,
          score: 0,
          pickup: {
            ...storyMaterial.route.experience.prize.pickup,
            firstDay: "2020-01-01",
            lastDay: "2030-12-31",
            morningStart: "09:00",
            morningEnd: "13:00",
            address: "Plaça del Rei, 1",
            place: { lat: 41.38, lon: 2.17 },
          },
        },
      })}
      events={[
        begun,
        ...[1, 3, 5].map((point) => ({ type: "arrive" as const, point, now: 0 })),
        { type: "show", screen: { at: "end" } },
      ]}
      visit={{
        play: finished.play,
        code: {
          token: finished.token,
          phone: finished.phone,
          steps: [{ number: 1, kind: "reach", point: 1, after: 5000 }],
        },
        prize: "none",
        draw: "/lottery/7",
        visitor: "Ada",
        erase,
        again: undefined,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: /^Codi QR del premi/ })).toBeVisible();
    await expect(canvas.getByText("4K7Q-9XTB-2M0Z-WE1R")).toBeVisible();
    await expect(canvas.getByText("Per a Ada")).toBeVisible();
    await expect(canvas.getByText("Avui: 09:00–13:00")).toBeVisible();
    await expect(canvas.getByText(/també val sense connexió/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Com arribar-hi" })).toHaveAttribute(
      "href",
      expect.stringContaining("41.38%2C2.17"),
    );
    await expect(canvas.getByRole("link", { name: "Mira el sorteig" })).toHaveAttribute(
      "href",
      "/lottery/7",
    );
    await expect(canvas.queryByText(/El servidor no compta/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Torna a jugar" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Elimina la meva visita" }));
    await expect(erase).toHaveBeenCalled();
  },
};

const answers = { onNo: fn(), onYes: fn() };

/** What may not be wanted is asked; the answer that changes nothing has the focus. */
export const AskedBefore: Story = {
  render: () => (
    <Ask
      {...answers}
      title={catalan.t("eraseVisit")}
      text={catalan.t("eraseVisitText")}
      no={catalan.t("cancel")}
      yes={catalan.t("eraseVisit")}
      isDangerous
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Cancel·la" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Elimina la meva visita" }));
    await expect(answers.onYes).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel·la" }));
    await waitFor(() => expect(answers.onNo).toHaveBeenCalled());
  },
};

export const UnknownRoute: Story = {
  render: () => <Problem title={catalan.t("routeUnknown")} text={catalan.t("routeUnknownText")} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^No hi ha cap ruta oberta/);
  },
};
