import type { Desk as DeskData, DeskResult } from "@panel/api-client/visits";
import { prizeCode } from "@panel/domain/visits/prize-code";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Desk, signedIn, startDesk } from "../../shared/story-desk.tsx";
import { deskOf } from "./queries.ts";
import { DeskScreen } from "./screens/DeskScreen.tsx";

const soon = () => new Date(Date.now() + 600_000).toISOString();
const PLAY = "4K7Q-9XTB-2M0Z-WE1R";

const DESK: DeskData = {
  name: "Ruta de Madrid",
  nameCat: "",
  nameEng: "Madrid route",
  prize: "Una camiseta",
  prizeCat: "",
  prizeEng: "A T-shirt",
  delivery: "prize",
  isOpenNow: true,
  stock: 50,
  collected: 12,
  log: [
    {
      play: "7M2C-0000-1111-2222",
      at: "2026-05-02T12:00:00.000Z",
      by: "Ana Ruiz",
      undone: false,
      undoUntil: "2026-05-02T12:10:00.000Z",
    },
  ],
};
const handedOver = (): DeskData => ({
  ...DESK,
  collected: 13,
  log: [
    { play: PLAY, at: new Date().toISOString(), by: "Ana Ruiz", undone: false, undoUntil: soon() },
    ...DESK.log,
  ],
});
const VALID: DeskResult = {
  result: "valid",
  play: PLAY,
  score: 30,
  needed: 20,
  startedAt: "2026-05-02T10:45:00.000Z",
  collectedAt: null,
  isFast: false,
  anywhere: false,
  isOpenNow: true,
  left: 38,
};

function Story({ desk }: { desk?: DeskData }) {
  return (
    <Desk known={desk ? [[deskOf(7).queryKey, desk]] : []}>
      <MemoryRouter initialEntries={["/panel/experiences/7/desk"]}>
        <Routes>
          <Route path="/panel/experiences/:id/desk" element={<DeskScreen />} />
        </Routes>
      </MemoryRouter>
    </Desk>
  );
}

const answer = (data: unknown) => ({ success: true, message: "", data });
const answers = (result: DeskResult, more: Readonly<Record<string, unknown>> = {}) => ({
  "/visits/desk": answer(DESK),
  "/visits/desk/verify": answer(result),
  ...more,
});

const meta = {
  title: "Experience/Prize desk",
  component: Story,
  args: { desk: DESK },
  loaders: [startDesk],
  beforeEach: () => signedIn(answers(VALID)),
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const send = async (canvas: Canvas, text: string) => {
  const field = await canvas.findByRole("textbox", { name: "Número de la partida" });
  await userEvent.type(field, `${text}{Enter}`);
  return field;
};

/** A scanner types the number and Enter: the field is empty and focused for the next one; a prize is handed over and taken back. */
export const HandsOver: Told = {
  name: "A number that was typed is verified, its prize handed over and taken back",
  beforeEach: () =>
    signedIn(
      answers(VALID, {
        "/visits/desk/collect": answer({ result: "collected", desk: handedOver() }),
        "/visits/desk/undo": answer(DESK),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Quedan 38 de 50/)).toBeVisible();
    const field = await send(canvas, "4k7q9xtb2m0zwe1r");
    await expect(await canvas.findByText("Puede recoger el premio")).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("");
    await userEvent.type(field, PLAY);
    await userEvent.click(canvas.getByRole("button", { name: "Comprobar" }));
    await expect(await canvas.findByText("Puede recoger el premio")).toBeVisible();
    await expect(field).toHaveFocus();
    // A second line break of a scanner hands nothing over.
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Entregar el premio" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Entregar el premio" }));
    await expect(await canvas.findByText("Entregado")).toBeVisible();
    await expect(canvas.getByText(/Quedan 37 de 50/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `Deshacer la entrega de ${PLAY}` }));
    await waitFor(() => expect(canvas.queryByText("Entregado")).toBeNull());
    await expect(canvas.getByText(/Quedan 38 de 50/)).toBeVisible();
  },
};

const CODE = {
  token: "visit.7.c2lnbmVkLXZpc2l0LXRva2Vu",
  phone: "Zk3x9QpL",
  steps: [{ number: 1, kind: "reach", point: 31, after: 60_000 }],
} as const;
const sent = fn();

/** A camera that sees the code of a prize; the browser itself reads it. */
function seesPrize(): () => void {
  const { mediaDevices } = navigator;
  const picture = document.createElement("canvas");
  const drawing = picture.getContext("2d");
  // A picture that never changes is never sent.
  const timer = setInterval(() => drawing?.fillRect(0, 0, 1, 1), 50);
  const getUserMedia = () => Promise.resolve(picture.captureStream());
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(["qr_code"]);
    detect = () => Promise.resolve([{ rawValue: prizeCode({ ...CODE, name: "Núria Puig" }) }]);
  }
  Object.assign(globalThis, { BarcodeDetector });
  return () => {
    clearInterval(timer);
    Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: mediaDevices });
    Reflect.deleteProperty(globalThis, "BarcodeDetector");
  };
}

/** A phone without a network shows a code: its steps are sent for it. */
export const ReadsACode: Told = {
  name: "A code that the camera reads is verified with the steps that its phone could not send",
  beforeEach: () => {
    const ends = [signedIn(answers(VALID)), seesPrize()];
    const { fetch } = globalThis;
    globalThis.fetch = (of, init) => {
      if (typeof init?.body === "string") sent(JSON.parse(init.body));
      return fetch(of, init);
    };
    return () => {
      globalThis.fetch = fetch;
      ends.forEach((end) => end());
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Leer con la cámara" }));
    await expect(await canvas.findByText("Puede recoger el premio")).toBeVisible();
    // The name is for the desk alone.
    await expect(sent).toHaveBeenCalledWith({ gymId: 7, ...CODE });
    await expect(canvas.getByText("A nombre de Núria Puig")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Apagar la cámara" }));
    await expect(canvas.queryByLabelText("Imagen de la cámara")).toBeNull();
  },
};

/** Somebody else was faster. */
export const Already: Told = {
  beforeEach: () =>
    signedIn(
      answers(VALID, {
        "/visits/desk/collect": answer({ result: "already", desk: handedOver() }),
      }),
    ),
  play: async ({ canvas }) => {
    await send(canvas, PLAY);
    await userEvent.click(await canvas.findByRole("button", { name: "Entregar el premio" }));
    await expect(await canvas.findByText(/quizá ahora mismo en otro mostrador/)).toBeVisible();
  },
};

/** What is doubtful is told, and outside the hours it is asked. */
export const Doubtful: Told = {
  beforeEach: () =>
    signedIn(
      answers(
        { ...VALID, isFast: true, isOpenNow: false },
        { "/visits/desk/collect": answer({ result: "collected", desk: handedOver() }) },
      ),
    ),
  play: async ({ canvas, canvasElement }) => {
    await send(canvas, PLAY);
    await expect(await canvas.findByText(/más deprisa de lo que anda nadie/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Entregar igualmente" }));
    const asked = await within(canvasElement.ownerDocument.body).findByRole("alertdialog");
    await userEvent.click(within(asked).getByRole("button", { name: "Cancelar" }));
    await expect(await canvas.findByText("Puede recoger el premio")).toBeVisible();
  },
};

const told = (result: Partial<DeskResult>, text: RegExp | string): Told => ({
  beforeEach: () => signedIn(answers({ ...VALID, ...result })),
  play: async ({ canvas }) => {
    await send(canvas, PLAY);
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Entregar/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Siguiente" }));
    await expect(canvas.queryByText(text)).toBeNull();
  },
});

export const NotEarned = told({ result: "notEarned", score: 10 }, /10 puntos y hacen falta 20/);
export const NotEnded = told({ result: "notEnded" }, "Todavía no ha acabado la ruta");
export const Collected = told(
  { result: "collected", collectedAt: "2026-05-02T12:00:00.000Z" },
  "Ya se entregó",
);
export const Unknown = told({ result: "unknown" }, /No existe ninguna partida/);
export const OtherRoute = told({ result: "otherRoute" }, "Es de otra ruta");
export const Lottery = told({ result: "lottery" }, "Este premio se sortea");
export const NoneLeft = told({ left: 0 }, "No quedan premios");

/** What is no code of a prize, such as that of the route, is not sent. */
export const NotACode: Told = {
  play: async ({ canvas }) => {
    await send(canvas, "HTTPS://RUTAS.EXAMPLE/PLAY/MADRID");
    await expect(await canvas.findByText(/^No es el código de un premio/)).toBeVisible();
  },
};

/** Without a network it is said, and the number can be sent again. */
export const Offline: Told = {
  beforeEach: () => signedIn({ "/visits/desk": answer(DESK) }),
  play: async ({ canvas }) => {
    await send(canvas, PLAY);
    await expect(await canvas.findByText(/No hay conexión con el servidor/)).toBeVisible();
  },
};

export const Empty: Told = {
  args: { desk: { ...DESK, stock: 0, collected: 0, isOpenNow: false, log: [] } },
  beforeEach: () => signedIn({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Todavía no se ha entregado ninguno.")).toBeVisible();
    await expect(canvas.getByText(/^Fuera del horario/)).toBeVisible();
    await expect(canvas.queryByText(/Quedan/)).toBeNull();
  },
};

export const WithoutPrize: Told = {
  args: { desk: { ...DESK, delivery: "none" } },
  beforeEach: () => signedIn({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Esta ruta no tiene premio")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Loading: Told = {
  render: () => <Story />,
  beforeEach: () => signedIn({ "/visits/desk": new Promise(() => undefined) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

const failing = (status: number) =>
  Promise.resolve(Response.json({ message: "Not found" }, { status }));

/** The experience is gone, or the back end has no desk. */
export const Missing: Told = {
  render: () => <Story />,
  beforeEach: () => signedIn({ "/visits/desk": failing(404) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no entrega premios de visitas/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Volver a las experiencias" })).toBeVisible();
  },
};

export const Failed: Told = {
  render: () => <Story />,
  beforeEach: () => signedIn({}),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("No se ha podido abrir la entrega de premios"),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeEnabled();
  },
};
