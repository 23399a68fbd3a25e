import { experienceFields } from "@panel/domain/experience/experience";
import { emptyModel, patched } from "@panel/domain/experience/fields";
import { pointFields } from "@panel/domain/experience/point";
import type { Route } from "@panel/domain/versions/compare";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { PosterDialog } from "./PosterDialog.tsx";

const point = emptyModel(pointFields);
const ROUTE: Route = {
  experience: patched(experienceFields, emptyModel(experienceFields), {
    name: {
      cas: "Ruta de los jardines y las fuentes del Prado",
      cat: "Ruta dels jardins i les fonts del Prado",
    },
    city: "Madrid",
  }),
  points: [
    { id: 1, point },
    { id: 2, point },
  ],
};

function Story() {
  return (
    <Desk>
      <PosterDialog code="MADRID" route={ROUTE} onClose={() => undefined} />
    </Desk>
  );
}

const meta = {
  title: "Experience/Poster",
  component: Story,
  loaders: [startDesk],
  parameters: { layout: "fullscreen" },
  beforeEach: () => signedIn({}),
} satisfies Meta<typeof Story>;
export default meta;

/** One sheet for each language, printed alone; a language that the route does not have is left out at first. */
export const Sheets: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    const dialog = within(await within(body).findByRole("dialog"));
    const sheets = () => [...body.querySelectorAll(":scope > .print-sheet .poster")];
    await expect(sheets()).toHaveLength(2);
    await expect(sheets()[1]).toHaveTextContent("No cal instal·lar res");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Inglés" }));
    await expect(sheets()).toHaveLength(3);
    await expect(sheets()[2]).toHaveTextContent("No app needed");
    // What is printed is ASCII, dark on light and has its quiet zone.
    await expect(sheets()[0]?.querySelector("img")?.getAttribute("alt")).toBe("Código: MADRID");
    await userEvent.click(dialog.getByRole("radio", { name: /mesa/ }));
    await expect(sheets()[0]?.querySelectorAll(".poster-page")).toHaveLength(2);
    for (const name of ["Castellano", "Catalán", "Inglés"])
      await userEvent.click(dialog.getByRole("checkbox", { name }));
    await expect(dialog.getByText("Elige al menos un idioma.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Imprimir" })).toBeDisabled();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Castellano" }));
    await userEvent.click(dialog.getByRole("radio", { name: "A4" }));
  },
};
