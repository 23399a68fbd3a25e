import type { GymkhanaRecord } from "@panel/api-client/panel";
import type { Publication } from "@panel/api-client/visits";
import { experienceFields } from "@panel/domain/experience/experience";
import { emptyModel, patched } from "@panel/domain/experience/fields";
import { pointFields } from "@panel/domain/experience/point";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { RouteCheckContext } from "../../route/check/check-context.ts";
import { FieldOpener } from "../../route/check/field-opener.ts";
import { experienceRecord, publication } from "../../route/queries.ts";
import { versionContent, type VersionContent } from "../../route/version-content.ts";
import { Desk, signedIn, startDesk } from "../../shared/story-desk.tsx";
import { PublishDialog } from "./PublishDialog.tsx";

const RECORD = {
  id: 7,
  GymName: "Ruta de Madrid",
  GymNameCat: "Ruta de Madrid",
  GymNameEng: "Madrid route",
  City: "Madrid",
  IdMod: 0,
  code: "MADRID",
  library: [],
  mappoints: [{ IdPoint: 1, Latitude: 40.416_775, Longitude: -3.703_79 }],
} as unknown as GymkhanaRecord;

const PUBLISHED: Publication = {
  state: "published",
  code: "MADRID",
  published: { number: 6, publishedAt: "2026-05-02T10:42:00.000Z", by: "Ana Ruiz", visits: 2 },
  earlier: [{ number: 4, publishedAt: "2026-04-30T08:10:00.000Z", by: "Ana Ruiz", visits: 3 }],
  current: 6,
  notes: [],
  moreNotes: 0,
  visits: { underWay: 5, week: 41, others: 3 },
  settings: { active: true, openOnWeb: true, listed: false, opensOn: "", closesOn: "" },
};
const DRAFT: Publication = {
  ...PUBLISHED,
  state: "draft",
  published: null,
  earlier: [],
  visits: { underWay: 0, week: 0, others: 0 },
  settings: { ...PUBLISHED.settings, active: false, openOnWeb: false },
};
const CHANGED: Publication = {
  ...PUBLISHED,
  state: "changed",
  current: 8,
  notes: [
    { kind: "text", path: "story.text", place: 1, name: "Puerta del Sol", language: "cas" },
    { kind: "value", path: "repeat", from: false, to: true },
  ],
  moreNotes: 3,
};

/** As visitors get it: it was called otherwise when it was published. */
const CONTENT: VersionContent = {
  route: {
    experience: patched(experienceFields, emptyModel(experienceFields), {
      name: { cas: "Ruta de Alcalá" },
      city: "Getafe",
    }),
    points: [{ id: 1, point: emptyModel(pointFields) }],
  },
  assets: new Map(),
};

const check = {
  opener: new FieldOpener(),
  store: {
    state: { found: { counts: { error: 1, warning: 2, hint: 0 } } },
    subscribe: () => () => undefined,
  },
} as never;

interface StoryProps {
  data?: Publication | undefined;
  isUnsaved?: boolean;
  leftPoints?: number;
  saves?: boolean;
}

const opened = fn();

function Story({ data, isUnsaved = false, leftPoints = 0, saves = true }: StoryProps) {
  return (
    <Desk
      known={[
        [experienceRecord(7).queryKey, RECORD],
        [versionContent(7, 6).queryKey, CONTENT],
        ...(data ? [[publication(7).queryKey, data] as const] : []),
      ]}
    >
      <MemoryRouter>
        <RouteCheckContext value={check}>
          <PublishDialog
            experienceId={7}
            isUnsaved={isUnsaved}
            leftPoints={leftPoints}
            onSave={() => Promise.resolve(saves)}
            onOpenOnWeb={() => {
              opened();
              return Promise.resolve(true);
            }}
            onClose={() => undefined}
          />
        </RouteCheckContext>
      </MemoryRouter>
    </Desk>
  );
}

/** The answers of a back end that knows the publication. */
const answers = (now: Publication, after = now) => ({
  "/visits/publication": { result: "ok", data: now },
  "/visits/publication/publish": { result: "ok", data: after },
});

const meta = {
  title: "Experience/Publishing",
  component: Story,
  loaders: [startDesk],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

const dialogOf = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole("dialog", { name: /Ruta de Madrid/ });

/** Nobody can play it yet: what is in the way is told, with what mends it; its address comes once it is published. */
export const Draft: Told = {
  args: { data: DRAFT },
  beforeEach: () => signedIn(answers(DRAFT, PUBLISHED)),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement));
    await expect(dialog.getByText("Sin publicar")).toBeVisible();
    for (const text of [
      "Falta publicarla.",
      "La experiencia no está activa.",
      "No está abierta en la web.",
    ])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.queryByRole("img")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Abrir en la web" }));
    await waitFor(() => expect(opened).toHaveBeenCalled());
    await userEvent.click(dialog.getByRole("button", { name: "Publicar" }));
    await expect(await dialog.findByText("Publicada")).toBeVisible();
    await expect(await dialog.findByRole("img", { name: /\/play\/MADRID/ })).toBeVisible();
  },
};

export const Published: Told = {
  args: { data: PUBLISHED },
  beforeEach: () => signedIn(answers(PUBLISHED)),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement));
    await expect(dialog.getByText(/ya puede jugar/)).toBeVisible();
    await expect(dialog.getByText("5 visitantes jugando ahora")).toBeVisible();
    await expect(dialog.getByText(/^3 visitantes están en camino/)).toBeVisible();
    // Nothing has changed: there is nothing to publish.
    await expect(dialog.queryByRole("button", { name: /^Publicar/ })).toBeNull();
    await expect(dialog.getByRole("link", { name: /\/play\/MADRID$/ })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Entrega de premios" })).toHaveAttribute(
      "href",
      "/panel/experiences/7/desk",
    );
  },
};

/** What differs is told before it is published. */
export const Changed: Told = {
  args: { data: CHANGED },
  beforeEach: () => signedIn(answers(CHANGED, PUBLISHED)),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement));
    await expect(dialog.getByText(/Puerta del Sol/)).toBeVisible();
    await expect(dialog.getByText("Se puede repetir: No → Sí")).toBeVisible();
    await expect(dialog.getByText("y 3 cambios más")).toBeVisible();
    // What is shared says what visitors get until then.
    const card = dialog.getByText(/Ruta de Alcalá/, { selector: "code" });
    await expect(card).toHaveTextContent("Getafe");
    await expect(card).not.toHaveTextContent("Ruta de Madrid");
    await userEvent.click(dialog.getByRole("button", { name: "Publicar cambios" }));
    await waitFor(() => expect(dialog.queryByText("y 3 cambios más")).toBeNull());
  },
};

/** Once it is published the dialog can be closed, though what else shows the route has not been fetched again. */
export const PublishedWhileListsLoad: Told = {
  args: { data: CHANGED },
  beforeEach: () =>
    signedIn({
      ...answers(CHANGED, PUBLISHED),
      "/api/gymkhanas/getById": new Promise(() => undefined),
    }),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: "Publicar cambios" }));
    await waitFor(() => expect(dialog.queryByText("y 3 cambios más")).toBeNull());
    for (const close of dialog.getAllByRole("button", { name: "Cerrar" }))
      await waitFor(() => expect(close).toBeEnabled());
  },
};

/** An earlier version comes back for new visits once that is confirmed. */
export const GoingBack: Told = {
  args: { data: CHANGED },
  beforeEach: () => signedIn(answers(CHANGED)),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: /^Volver a la versión/ }));
    const asked = await within(canvasElement.ownerDocument.body).findByRole("alertdialog");
    await expect(within(asked).getByText(/acaban la suya/)).toBeVisible();
    await userEvent.click(within(asked).getByRole("button", { name: "Volver a esta" }));
    await expect(
      await within(canvasElement.ownerDocument.body).findByText(/empiezan con la versión anterior/),
    ).toBeVisible();
  },
};

/** Publishing takes what is stored, so what is unsaved is saved first; where that fails nothing is published. */
export const Unsaved: Told = {
  args: { data: PUBLISHED, isUnsaved: true, leftPoints: 2, saves: false },
  beforeEach: () => signedIn(answers(PUBLISHED)),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement));
    await expect(dialog.getByText(/^Quedan 2 puntos/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Guardar y publicar" }));
    await expect(await dialog.findByText(/^No se ha publicado/)).toBeVisible();
  },
};

/** Before its first day and after its last one it is closed, and the days are a press away. */
export const Closed: Told = {
  args: {
    data: {
      ...PUBLISHED,
      state: "closed",
      settings: { ...PUBLISHED.settings, closesOn: "2026-05-01" },
    },
  },
  beforeEach: () => signedIn({}),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement));
    await expect(dialog.getByText("Se cerró el 1 de mayo de 2026.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Cambiar los días" })).toBeVisible();
  },
};

export const Loading: Told = {
  beforeEach: () => signedIn({ "/visits/publication": new Promise(() => undefined) }),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement));
    await expect(dialog.queryByRole("button", { name: /^Publicar/ })).toBeNull();
  },
};

export const Failed: Told = {
  beforeEach: () => signedIn({}),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement));
    await expect(await dialog.findByText("No se ha podido cargar la publicación")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Reintentar" })).toBeEnabled();
  },
};
