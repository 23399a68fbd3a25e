import type { BoardChange, EventDetails } from "@panel/api-client/events";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Desk, signedIn, startDesk } from "../../shared/story-desk.tsx";
import { EventScreen } from "./screens/EventScreen.tsx";
import { BOARD, DETAILS, EVENT, OVER, RESULTS, UNDER_WAY } from "./story-event.ts";
import { storyStream, type StoryStream } from "./story-stream.ts";

const answer = (data: unknown) => ({ success: true, message: "", data });
const sent = fn();
let stream: StoryStream;

const LIST = { events: [EVENT], isPublished: true, zone: "Europe/Madrid" };
const WITH_PLAYED: EventDetails = { ...DETAILS, event: UNDER_WAY };

/** Signs in; what is sent can be looked at, and the board's stream can be written to. */
function served(details: unknown, more: Readonly<Record<string, unknown>> = {}) {
  sent.mockClear();
  stream = storyStream({ type: "board", board: BOARD });
  const end = signedIn({
    "/events/list": answer(LIST),
    "/events/event": details,
    "/events/board": answer(BOARD),
    "/events/board/live": stream.answer,
    "/events/results": answer(RESULTS),
    ...more,
  });
  const { fetch } = globalThis;
  globalThis.fetch = (of, init) => {
    if (typeof init?.body === "string") sent(JSON.parse(init.body));
    return fetch(of, init);
  };
  return () => {
    globalThis.fetch = fetch;
    stream.end();
    end();
  };
}

function Story() {
  const at = "/panel/experiences/12/events/7";
  return (
    <Desk>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/panel/experiences/:id/events/:event" element={<EventScreen />} />
          <Route path="/panel/experiences/:id/events" element={<p>Eventos</p>} />
          <Route path="/panel/experiences" element={<p>Experiencias</p>} />
        </Routes>
      </MemoryRouter>
    </Desk>
  );
}

const meta = {
  title: "Events/Event",
  component: Story,
  loaders: [startDesk],
  parameters: { layout: "padded" },
  beforeEach: () => served(answer(WITH_PLAYED)),
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const body = () => within(document.body);
const dialogOf = async () => within(await body().findByRole("dialog"));
const askedOf = async () => within(await body().findByRole("alertdialog"));

const goTo = async (canvas: Canvas, tab: string) =>
  userEvent.click(await canvas.findByRole("tab", { name: tab }));

/** Chooses an action of a team. */
async function act(canvas: Canvas, team: string, action: string) {
  await userEvent.click(await canvas.findByRole("button", { name: `Más acciones con ${team}` }));
  await userEvent.click(await body().findByRole("menuitem", { name: action }));
}

export const Followed: Told = {
  name: "The board tells places, points, signs of life and of trouble, and follows as they change",
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Equipos del evento" }));
    const rows = () => table.getAllByRole("row").slice(1);
    await waitFor(() => expect(rows()).toHaveLength(4));
    await expect(rows()[0]).toHaveTextContent(/1\s*Los linces.*Jugando.*35.*\+5 dados o quitados/);
    await expect(rows()[1]).toHaveTextContent(/Sin conexión.*Parado/);
    await expect(rows()[3]).toHaveTextContent(/Equipo 4.*Sin móvil/);
    await expect(canvas.getByText("Mucha gente")).toBeVisible();
    await expect(canvas.getByText("Mensaje para todos: Quedan dos horas.")).toBeVisible();
    const [, second] = BOARD.teams;
    const change: BoardChange = {
      type: "change",
      revision: 19,
      now: BOARD.now,
      event: BOARD.event,
      teams: [{ ...second!, place: 1, score: 60, trouble: [] }],
      removed: [34],
      points: [],
      actions: [],
    };
    stream.send(change);
    await waitFor(() => expect(rows()).toHaveLength(3));
    await expect(table.getByText("60")).toBeVisible();
    await expect(canvas.queryByText("Sin conexión")).toBeNull();
  },
};

export const OnlyTrouble: Told = {
  name: "Teams in trouble can be shown alone",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Con avisos" }));
    const table = within(canvas.getByRole("table", { name: "Equipos del evento" }));
    await expect(table.getAllByRole("row")).toHaveLength(2);
    await expect(table.getByText("Las nutrias")).toBeVisible();
  },
};

export const Messages: Told = {
  name: "A message goes to one team or to all, of up to 500 characters",
  beforeEach: () => served(answer(WITH_PLAYED), { "/events/board/message": answer({}) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mensaje a todos" }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole("button", { name: "Enviar" }));
    await expect(await dialog.findByText("Escribe el mensaje.")).toBeVisible();
    const text = dialog.getByRole("textbox", { name: "Mensaje" });
    await expect(text).toHaveAttribute("maxlength", "500");
    await userEvent.type(text, " Quedan diez minutos. ");
    await userEvent.click(dialog.getByRole("button", { name: "Enviar" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        event: 7,
        requestId: expect.any(String),
        text: "Quedan diez minutos.",
      }),
    );
    await waitFor(() => expect(body().queryByRole("dialog")).toBeNull());
    await act(canvas, "Las nutrias", "Enviar un mensaje");
    const one = await dialogOf();
    await userEvent.type(one.getByRole("textbox", { name: "Mensaje" }), "¿Todo bien?");
    await userEvent.click(one.getByRole("button", { name: "Enviar" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ team: 32 })),
    );
  },
};

export const PassesAPoint: Told = {
  name: "A point is passed for a team; what the rules refuse is told",
  beforeEach: () =>
    served(answer(WITH_PLAYED), {
      "/events/board/passPoint": { success: false, message: "The point is closed", data: {} },
    }),
  play: async ({ canvas }) => {
    await act(canvas, "Las nutrias", "Dar por superada una parada");
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole("button", { name: "Dar por superada" }));
    await expect(await dialog.findByText("Elige una parada.")).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Parada" }), "Palacio Real");
    await userEvent.click(dialog.getByRole("button", { name: "Dar por superada" }));
    await expect(await dialog.findByText("The point is closed")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({ event: 7, team: 32, point: 43 });
  },
};

export const Scores: Told = {
  name: "Score is given or taken with a reason, and taken back by the opposite",
  beforeEach: () => served(answer(WITH_PLAYED), { "/events/board/score": answer({}) }),
  play: async ({ canvas }) => {
    await act(canvas, "Los linces", "Dar o quitar puntos");
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole("radio", { name: "Quitar" }));
    await userEvent.click(dialog.getByRole("button", { name: "Quitar" }));
    await expect(await dialog.findByText("Escribe el motivo.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Motivo" }), "Han corrido");
    await userEvent.click(dialog.getByRole("button", { name: "Quitar" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({ team: 31, points: -5, reason: "Han corrido" }),
      ),
    );
    await userEvent.click(await body().findByRole("button", { name: "Deshacer" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({ team: 31, points: 5, reason: "Se deshace: Han corrido" }),
      ),
    );
  },
};

export const EndsATeam: Told = {
  name: "A team is ended after a question, and goes on again",
  beforeEach: () => served(answer(WITH_PLAYED), { "/events/board/endTeam": answer({}) }),
  play: async ({ canvas }) => {
    await act(canvas, "Los linces", "Terminar el equipo");
    const asked = await askedOf();
    await userEvent.click(asked.getByRole("button", { name: "Terminar el equipo" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ event: 7, team: 31, ended: true }));
    await userEvent.click(await body().findByRole("button", { name: "Deshacer" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ event: 7, team: 31, ended: false }),
    );
  },
};

export const FreesAPhone: Told = {
  name: "The place of a lost phone is freed after a question",
  beforeEach: () => served(answer(WITH_PLAYED), { "/events/board/freePhone": answer({}) }),
  play: async ({ canvas }) => {
    await act(canvas, "Los linces", "Móviles del equipo");
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole("button", { name: "Liberar el móvil 2" }));
    const asked = await askedOf();
    await userEvent.click(asked.getByRole("button", { name: "Liberar" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ event: 7, team: 31, phone: 10 }));
  },
};

export const Renames: Told = {
  beforeEach: () => served(answer(WITH_PLAYED), { "/events/board/renameTeam": answer({}) }),
  play: async ({ canvas }) => {
    await act(canvas, "Equipo 3", "Cambiar el nombre");
    const dialog = await dialogOf();
    const name = dialog.getByRole("textbox", { name: "Nombre" });
    await userEvent.clear(name);
    await userEvent.type(name, " Los  búhos ");
    await userEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ event: 7, team: 33, name: "Los búhos" }),
    );
  },
};

export const EndsTheEvent: Told = {
  name: "An event is ended after a question",
  beforeEach: () => served(answer(WITH_PLAYED), { "/events/board/setEnd": answer({}) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Terminar" }));
    const asked = await askedOf();
    await expect(asked.getByText(/No se puede deshacer/)).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "Terminar" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ event: 7, endsAt: null }));
  },
};

export const Reveals: Told = {
  name: "The ranking is revealed in the hall by a button",
  beforeEach: () => served(answer(WITH_PLAYED), { "/events/board/reveal": answer({}) }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Descubrir la clasificación" }),
    );
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ event: 7, revealed: true }));
  },
};

/** What a new end is sent as: the board's clock is an hour after the start, and so is the story's. */
export const Extends: Told = {
  name: "The end is set on the clocks of the place; one that is past is refused",
  beforeEach: () => {
    const board = {
      ...BOARD,
      now: new Date().toISOString(),
      event: {
        ...UNDER_WAY,
        startedAt: new Date(Date.now() - 3_600_000).toISOString(),
        endsAt: new Date(Date.now() - 60_000).toISOString(),
      },
    };
    const end = served(answer(WITH_PLAYED), {
      "/events/board/setEnd": answer({}),
      "/events/board": answer(board),
    });
    stream.send({ type: "board", board: { ...board, revision: 20 } });
    return end;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/0:00:00/)).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Cambiar el final" }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    await expect(await dialog.findByText(/Esa hora ya ha pasado/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: /^\+30/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const [form] = sent.mock.lastCall as [{ endsAt: string }];
    await expect(Date.parse(form.endsAt) - Date.now()).toBeGreaterThan(25 * 60_000);
  },
};

export const Starts: Told = {
  name: "A planned event opens with its teams, and is started from its board after a question",
  beforeEach: () => {
    const end = served(answer(DETAILS), { "/events/board/start": answer({}) });
    stream.send({ type: "board", board: { ...BOARD, revision: 20, event: EVENT } });
    return end;
  },
  play: async ({ canvas }) => {
    await goTo(canvas, "Seguimiento");
    await userEvent.click(await canvas.findByRole("button", { name: "Empezar" }));
    const asked = await askedOf();
    await expect(asked.getByText(/Falta por entrar 1 equipo/)).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "Empezar" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ event: 7 }));
  },
};

const failing = (status: number, translation_key = "") =>
  Promise.resolve(Response.json({ message: "No", data: { translation_key } }, { status }));

export const BoardGone: Told = {
  name: "A board that may not be followed is told, and not tried again",
  beforeEach: () => served(answer(WITH_PLAYED), { "/events/board/live": failing(403) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ya no se puede seguir este evento")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Reintentar" })).toBeNull();
  },
};

export const StreamCut: Told = {
  name: "Where no stream gets through, the board is read plainly",
  beforeEach: () =>
    served(answer(WITH_PLAYED), {
      "/events/board/live": Promise.resolve(new Response(null, { status: 204 })),
    }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("table", { name: "Equipos del evento" }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

export const Teams: Told = {
  name: "Teams with their codes; only those that have done nothing are removed",
  beforeEach: () =>
    served(answer(DETAILS), {
      "/events/teams/remove": answer({ ...DETAILS, teams: DETAILS.teams.slice(0, 3) }),
    }),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Equipos" }));
    await expect(table.getByText("7KQ-4WTB")).toBeVisible();
    await expect(table.getByRole("button", { name: "Quitar «Los linces»" })).toBeDisabled();
    await userEvent.click(table.getByRole("button", { name: "Quitar «Equipo 4»" }));
    const asked = await askedOf();
    await userEvent.click(asked.getByRole("button", { name: "Quitar" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ gymId: 12, id: 7, team: 34 }));
    await waitFor(() => expect(table.queryByText("Equipo 4")).toBeNull());
  },
};

export const AddsTeams: Told = {
  name: "Teams are added by their pasted names, none of which is there already",
  beforeEach: () => served(answer(DETAILS), { "/events/teams/add": answer(DETAILS) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Añadir equipos" }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole("radio", { name: "Con nombres" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Nombres" }), "LOS LINCES");
    await userEvent.click(dialog.getByRole("button", { name: "Añadir" }));
    await expect(await dialog.findByText("Hay dos nombres iguales.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Nombres" }), " 2");
    await userEvent.click(dialog.getByRole("button", { name: "Añadir" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 7, teams: { names: ["LOS LINCES 2"] } }),
      ),
    );
  },
};

export const Cards: Told = {
  name: "A card has the team's name, its code, and the QR code of the address where it joins",
  beforeEach: () => served(answer(DETAILS)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Imprimir tarjetas" }));
    const dialog = await dialogOf();
    const cards = () => [...document.querySelectorAll("body > .print-sheet .team-card")];
    await expect(cards()).toHaveLength(4);
    await expect(cards()[0]).toHaveTextContent(/Fiesta mayor.*Los linces.*7KQ-4WTB/);
    await expect(cards()[0]).toHaveTextContent("/event/7KQ-4WTB");
    await userEvent.click(dialog.getByRole("radio", { name: "Català" }));
    await expect(cards()[0]).toHaveTextContent("Escaneja i entra a l’equip");
    await expect(dialog.getByRole("img", { name: "Codi: 7KQ-4WTB" })).toBeVisible();
  },
};

const LINKS = {
  links: [
    {
      id: 3,
      kind: "helper",
      name: "Marta",
      may: ["message", "pass"],
      createdAt: "2026-05-02T07:00:00.000Z",
      lastUsedAt: null,
    },
  ],
};

export const Links: Told = {
  name: "Links are made, shown this once, and ended after a question",
  tags: ["snapshot"],
  beforeEach: () =>
    served(answer(WITH_PLAYED), {
      "/events/links/list": answer(LINKS),
      "/events/links/new": answer({ link: LINKS.links[0], token: "helper.3.c2VjcmV0" }),
      "/events/links/end": answer({}),
    }),
  play: async ({ canvas }) => {
    await goTo(canvas, "Enlaces");
    await expect(
      await canvas.findByText("Enviar mensajes · Dar por superadas paradas"),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Enlace para ayudante" }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole("button", { name: "Crear enlace" }));
    await expect(await dialog.findByText("Escribe un nombre.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Para quién o para qué" }), "Marta");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Dar por superadas paradas" }));
    await userEvent.click(dialog.getByRole("button", { name: "Crear enlace" }));
    await expect(
      await dialog.findByText(/\/event\/board\/\?event=7#helper\.3\.c2VjcmV0$/),
    ).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({
      gymId: 12,
      id: 7,
      kind: "helper",
      name: "Marta",
      may: ["message"],
    });
    await userEvent.click(dialog.getAllByRole("button", { name: "Cerrar" }).at(-1)!);
    await userEvent.click(canvas.getByRole("button", { name: "Anular enlace de Marta" }));
    const asked = await askedOf();
    await userEvent.click(asked.getByRole("button", { name: "Anular enlace" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ gymId: 12, id: 7, link: 3 }));
  },
};

export const NoLinks: Told = {
  beforeEach: () => served(answer(WITH_PLAYED), { "/events/links/list": answer({ links: [] }) }),
  play: async ({ canvas }) => {
    await goTo(canvas, "Enlaces");
    await expect(await canvas.findByText("Todavía no hay enlaces.")).toBeVisible();
  },
};

export const ScreenLink: Told = {
  name: "The link of the hall opens its screen",
  beforeEach: () =>
    served(answer(WITH_PLAYED), {
      "/events/links/list": answer({ links: [] }),
      "/events/links/new": answer({
        link: { ...LINKS.links[0], kind: "screen", may: [] },
        token: "screen.4.c2VjcmV0",
      }),
    }),
  play: async ({ canvas }) => {
    await goTo(canvas, "Enlaces");
    await userEvent.click(await canvas.findByRole("button", { name: "Enlace para la sala" }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole("button", { name: "Crear enlace" }));
    await expect(await dialog.findByText(/\/event\/screen\/#screen\.4\.c2VjcmV0$/)).toBeVisible();
  },
};

export const LinksOver: Told = {
  name: "Of an event that is over the link of the hall is left, and no other one is made",
  beforeEach: () =>
    served(answer({ ...DETAILS, event: OVER }), {
      "/events/links/list": answer({
        links: [{ ...LINKS.links[0], kind: "screen", name: "Sala", may: [] }],
      }),
    }),
  play: async ({ canvas }) => {
    await goTo(canvas, "Enlaces");
    await expect(await canvas.findByText(/^Los enlaces de ayudantes ya no sirven/)).toBeVisible();
    await expect(
      await canvas.findByRole("button", { name: "Anular enlace de Sala" }),
    ).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: "Enlace para la sala" })).toBeNull();
  },
};

export const OverWithResults: Told = {
  name: "An event that is over opens with its results, whose certificates are printed",
  tags: ["snapshot"],
  beforeEach: () => served(answer({ ...DETAILS, event: OVER })),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Resultados" }));
    await expect(table.getByText("1:30:00")).toBeVisible();
    // Its name was deleted.
    await expect(table.getByText("Equipo 2")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Imprimir diplomas" }));
    const dialog = await dialogOf();
    const sheets = () => [...document.querySelectorAll("body > .print-sheet .certificate")];
    await expect(sheets()).toHaveLength(1);
    await expect(sheets()[0]).toHaveTextContent(/Diploma.*Primer puesto.*35 puntos/);
    await userEvent.click(dialog.getByRole("radio", { name: "Todos los equipos" }));
    await expect(sheets()).toHaveLength(2);
    await userEvent.click(dialog.getByRole("radio", { name: "English" }));
    await expect(sheets()[1]).toHaveTextContent(/Certificate.*Team 2.*for taking part/);
  },
};

export const ResultsFailed: Told = {
  beforeEach: () => served(answer(WITH_PLAYED), { "/events/results": failing(503) }),
  play: async ({ canvas }) => {
    await goTo(canvas, "Resultados");
    await expect(await canvas.findByText("No se han podido cargar los resultados")).toBeVisible();
  },
};

export const Loading: Told = {
  beforeEach: () => served(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("tab")).toBeNull();
  },
};

export const Missing: Told = {
  beforeEach: () => served(failing(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/El evento ya no está/)).toBeVisible();
  },
};

export const Failed: Told = {
  beforeEach: () => served(undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No se ha podido abrir el evento")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeEnabled();
  },
};
