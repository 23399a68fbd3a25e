import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import type { RouteCheckStore } from "../../../route/check/check-state.ts";
import { RouteCheckContext } from "../../../route/check/check-context.ts";
import { FieldOpener } from "../../../route/check/field-opener.ts";
import { experienceRecord } from "../../../route/queries.ts";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { tryNotes } from "./queries.ts";
import { StreetNotes } from "./StreetNotes.tsx";

const check = { store: {} as RouteCheckStore, opener: new FieldOpener() };

/** The notes of an experience; undefined where they are not known yet. */
function Story({ notes }: { notes?: readonly [] }) {
  return (
    <Desk
      known={
        notes
          ? [
              [tryNotes(7).queryKey, notes],
              [experienceRecord(7).queryKey, { mappoints: [] }],
            ]
          : []
      }
    >
      <RouteCheckContext value={check}>
        <StreetNotes experienceId={7} onClose={fn()} onMove={fn()} />
      </RouteCheckContext>
    </Desk>
  );
}

const meta = {
  title: "Try a route/Opening the notes from the street",
  component: Story,
  loaders: [startDesk],
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

export const Loading: Told = {
  beforeEach: () => signedIn({ "/tryouts/notes/list": new Promise(() => undefined) }),
  play: async () => {
    await expect(await screen.findByText("Cargando", { exact: false })).toBeInTheDocument();
  },
};

/** What does not come is told with its reason, and can be asked for again. */
export const Failed: Told = {
  beforeEach: () => signedIn(),
  play: async () => {
    await expect(
      await screen.findByRole("heading", { name: "No se han podido cargar" }),
    ).toBeVisible();
    await expect(screen.getByRole("button", { name: "Reintentar" })).toBeEnabled();
  },
};

/** Where nobody has noted anything, the way to have somebody try the route is beside it. */
export const None: Told = {
  args: { notes: [] },
  beforeEach: () => signedIn(),
  play: async () => {
    await expect(await screen.findByText("Todavía no hay notas")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Probar en el móvil" })).toBeVisible();
  },
};
