import type { MapPoint } from "@panel/api-client/panel";
import type { TryNote } from "@panel/api-client/tryouts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { answering, Desk, startDesk } from "../../../shared/story-desk.tsx";
import { NotesDesk } from "./NotesDesk.tsx";

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path fill="tan" d="M0 0h90v90H0z"/></svg>',
)}`;

const note = (id: number, values: Partial<TryNote> = {}): TryNote => ({
  id,
  text: `El panel ${id} está tapado por una obra`,
  language: "es",
  point: null,
  latitude: null,
  longitude: null,
  accuracy: null,
  photo: "",
  writtenAt: "2025-05-02T10:12:00.000Z",
  receivedAt: "2025-05-02T10:13:00.000Z",
  done: false,
  ...values,
});
const POINTS = ["Puerta del Sol", "Plaza Mayor"].map(
  (PointName, index) =>
    ({
      IdPoint: index + 1,
      PointName,
      Latitude: 40.4168 - index * 0.001,
      Longitude: -3.7038 - index * 0.003,
      IsFinal: 0,
    }) as MapPoint,
);
const at = { latitude: 40.4169, longitude: -3.7036, accuracy: 8 };

const meta = {
  title: "Try a route/Notes from the street",
  component: NotesDesk,
  loaders: [startDesk],
  beforeEach: () => answering({}),
  decorators: [
    (Story) => (
      <Desk>
        <Story />
      </Desk>
    ),
  ],
  args: { experienceId: 7, points: POINTS, notes: [], onMove: fn() },
} satisfies Meta<typeof NotesDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By points in the order of the route, and last those of none. */
export const Many: Story = {
  args: {
    notes: [
      note(1),
      note(2, { point: 2, photo: PICTURE }),
      ...Array.from({ length: 20 }, (_, index) => note(index + 3, { point: 1, ...at })),
      note(30, { done: true }),
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(["1. Puerta del Sol", "2. Plaza Mayor", "Sin punto"]);
    await expect(canvas.getByRole("radio", { name: "Por hacer (22)" })).toBeChecked();
    const [move] = canvas.getAllByRole("button", { name: "Mover el punto aquí: «Puerta del Sol»" });
    if (move) await userEvent.click(move);
    await expect(args.onMove).toHaveBeenCalledWith(1, { lat: at.latitude, lon: at.longitude });
  },
};

export const AllDone: Story = {
  args: { notes: [note(1, { done: true })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Por hacer (0)" })).toBeChecked();
    await expect(canvas.queryByRole("listitem")).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Hechas (1)" }));
    await expect(canvas.getByRole("button", { name: /^Marcar como por hacer/ })).toBeVisible();
  },
};

/** A photo that does not come is told as such, and is no button. */
export const PhotoMissing: Story = {
  args: { notes: [note(1, { photo: "data:image/png;base64,AAAA" })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("La foto no ha llegado")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Ampliar la foto/ })).toBeNull();
  },
};
