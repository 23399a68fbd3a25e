import type { listEvents } from "@panel/api-client/events";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { EventsScreen } from "../screens/EventsScreen.tsx";
import { DETAILS, EVENT, OVER, UNDER_WAY } from "../story-event.ts";

type List = Awaited<ReturnType<typeof listEvents>>;

const LIST: List = {
  events: [
    EVENT,
    { ...UNDER_WAY, id: 8, name: "Salida de cuarto de la ESO" },
    { ...OVER, id: 9, name: "Noche de los museos" },
  ],
  isPublished: true,
  zone: "Europe/Madrid",
};

function Story() {
  return (
    <Desk>
      <MemoryRouter initialEntries={["/panel/experiences/12/events"]}>
        <Routes>
          <Route path="/panel/experiences/:id/events" element={<EventsScreen />} />
          <Route path="/panel/experiences/:id/events/:event" element={<p>Abierto</p>} />
          <Route path="/panel/experiences" element={<p>Experiencias</p>} />
        </Routes>
      </MemoryRouter>
    </Desk>
  );
}

const sent = fn();
const answer = (data: unknown) => ({ success: true, message: "", data });

/** Signs in; what is sent can be looked at. */
function served(list: unknown, more: Readonly<Record<string, unknown>> = {}) {
  sent.mockClear();
  const end = signedIn({ "/events/list": list, ...more });
  const { fetch } = globalThis;
  globalThis.fetch = (of, init) => {
    if (typeof init?.body === "string") sent(JSON.parse(init.body));
    return fetch(of, init);
  };
  return () => {
    globalThis.fetch = fetch;
    end();
  };
}

const meta = {
  title: "Events/List",
  component: Story,
  loaders: [startDesk],
  parameters: { layout: "padded" },
  beforeEach: () => served(answer(LIST)),
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

const listed = (id: number, name: string, label: string) => ({
  id,
  state: 1,
  data: {
    name,
    surname: "Soler",
    email: `user-${id}@example.com`,
    company: "Escuela",
    city: "Girona",
    type: "editor",
    label,
  },
});

const inDialog = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));

export const Listed: Told = {
  name: "Events are told by their state, with when they begin and end at the place of the route",
  tags: ["snapshot"],
  play: async ({ canvas }) => {
    const planned = within(await canvas.findByRole("region", { name: /Previstos/ }));
    await expect(planned.getByText(/Empieza: 2 de mayo de 2031.*10:00 · dura 120/)).toBeVisible();
    await expect(planned.getByText("3 de 4 equipos con móvil")).toBeVisible();
    const underWay = within(canvas.getByRole("region", { name: /En marcha/ }));
    await expect(
      underWay.getByRole("link", { name: "Salida de cuarto de la ESO" }),
    ).toHaveAttribute("href", "/panel/experiences/12/events/8");
    // One that is under way is not deleted.
    await expect(underWay.getByRole("button", { name: /^Eliminar/ })).toBeDisabled();
    await expect(canvas.getByText(/Acabó: 2 de mayo de 2026.*12:00/)).toBeVisible();
  },
};

export const Makes: Told = {
  name: "A new event is sent with the moments of the place, and is opened",
  beforeEach: () => served(answer(LIST), { "/events/new": answer(DETAILS) }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Nuevo evento" }));
    const dialog = await inDialog(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Crear evento" }));
    await expect(await dialog.findByText("Escribe un nombre.")).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /Nombre/ })).toHaveFocus());
    await userEvent.type(dialog.getByRole("textbox", { name: /Nombre/ }), "Fiesta mayor");
    const start = within(dialog.getByRole("radiogroup", { name: "Cómo empieza" }));
    await userEvent.click(start.getByRole("radio", { name: "A una hora" }));
    await expect(dialog.getByText("Escribe el día y la hora.")).toBeVisible();
    await userEvent.click(dialog.getByText("Día y hora de inicio"));
    await userEvent.keyboard("020520311000");
    await expect(
      dialog.getByText(/hora de verano de Europa central, Europe\/Madrid/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: "Con nombres" }));
    await userEvent.type(
      dialog.getByRole("textbox", { name: "Nombres" }),
      "Los linces{Enter}los linces",
    );
    await expect(dialog.getByText("Hay dos nombres iguales.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Nombres" }), " rojos");
    await userEvent.click(dialog.getByRole("button", { name: "Crear evento" }));
    await expect(await canvas.findByText("Abierto")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({
        gymId: 12,
        settings: expect.objectContaining({
          name: "Fiesta mayor",
          startsAt: "2031-05-02T08:00:00.000Z",
          endsAt: null,
          minutes: 120,
          ranking: "end",
          places: false,
        }),
        teams: { names: ["Los linces", "los linces rojos"] },
      }),
    );
  },
};

export const Changes: Told = {
  name: "Of settings only those are sent that were changed",
  beforeEach: () => served(answer(LIST), { "/events/save": answer(EVENT) }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Cambiar los ajustes de «Fiesta mayor»" }),
    );
    const dialog = await inDialog(canvasElement);
    await userEvent.click(dialog.getByRole("checkbox", { name: /compartan dónde están/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ gymId: 12, id: 7, settings: { places: false } }),
    );
  },
};

export const OfAClass: Told = {
  name: "The users of a class become teams, beside those that are written down",
  beforeEach: () =>
    served(answer(LIST), {
      "/events/new": answer(DETAILS),
      "/api/user/myusers": answer([
        listed(4, "Núria", "4A"),
        listed(5, "Pol", "4B"),
        listed(6, "Ona", "4A"),
      ]),
    }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Nuevo evento" }));
    const dialog = await inDialog(canvasElement);
    await userEvent.type(dialog.getByRole("textbox", { name: /Nombre/ }), "Fiesta");
    await userEvent.click(dialog.getByRole("radio", { name: "Con nombres" }));
    const names = dialog.getByRole("textbox", { name: "Nombres" });
    await userEvent.type(names, "Profes{Enter}");
    const choice = await dialog.findByRole("combobox", { name: "Añadir los de una clase" });
    await userEvent.selectOptions(choice, "4A (2)");
    await expect(names).toHaveValue("Profes\nNúria Soler\nOna Soler");
    await expect(dialog.getByText("3 equipos")).toBeVisible();
    // Chosen again, nobody comes twice.
    await userEvent.selectOptions(choice, "4A (2)");
    await expect(names).toHaveValue("Profes\nNúria Soler\nOna Soler");
  },
};

export const Started: Told = {
  name: "Of an event that has started, the times are not offered",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: /ajustes de «Salida de cuarto/ }),
    );
    const dialog = await inDialog(canvasElement);
    await expect(dialog.getByText(/El final se cambia en el seguimiento/)).toBeVisible();
    await expect(dialog.queryByRole("radiogroup", { name: "Cómo empieza" })).toBeNull();
  },
};

export const Refused: Told = {
  name: "What the server refuses is told, and what was typed stays",
  beforeEach: () =>
    served(answer(LIST), {
      "/events/save": {
        success: false,
        message: "The event is over",
        data: {},
      },
    }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: /ajustes de «Noche de los museos/ }),
    );
    const dialog = await inDialog(canvasElement);
    await userEvent.type(dialog.getByRole("textbox", { name: /Nombre/ }), " 2");
    await userEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    await expect(await dialog.findByText("The event is over")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /Nombre/ })).toHaveValue(
      "Noche de los museos 2",
    );
  },
};

export const Deletes: Told = {
  beforeEach: () => served(answer(LIST), { "/events/delete": answer({}) }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Eliminar «Noche de los museos»" }),
    );
    const asked = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await userEvent.click(asked.getByRole("button", { name: "Eliminar" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ gymId: 12, id: 9 }));
  },
};

export const Empty: Told = {
  beforeEach: () => served(answer({ ...LIST, events: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Todavía no hay eventos")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Nuevo evento" })).toHaveLength(1);
  },
};

export const NotPublished: Told = {
  beforeEach: () => served(answer({ ...LIST, events: [], isPublished: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Publica primero la experiencia")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Nuevo evento" })).toBeNull();
  },
};

export const Loading: Told = {
  beforeEach: () => served(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Nuevo evento" })).toBeNull();
  },
};

const failing = (status: number) => Promise.resolve(Response.json({ message: "No" }, { status }));

/** Somebody without rights on the experience, or a back end without events. */
export const Missing: Told = {
  beforeEach: () => served(failing(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/este servidor no tiene eventos/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Volver a las experiencias" })).toBeVisible();
  },
};

export const Failed: Told = {
  beforeEach: () => served(undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No se han podido cargar los eventos")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeEnabled();
  },
};
