import { experienceFields } from "@panel/domain/experience/experience";
import { fieldsOf } from "@panel/domain/experience/fields";
import { PRIZE_DELIVERIES } from "@panel/domain/experience/prize";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, userEvent, waitFor } from "storybook/test";
import { RouteCheckContext } from "../../route/check/check-context.ts";
import { FieldOpener } from "../../route/check/field-opener.ts";
import { Desk, signedIn, startDesk } from "../../shared/story-desk.tsx";
import { colleagues } from "./collaborators/queries.ts";
import { ExperienceEditor } from "./ExperienceEditor.tsx";

/** What the author chooses elsewhere: the type is always the same, and the address comes from the place. */
const WITHOUT_INPUT = ["type", "prize.pickup.address"];

const check = {
  opener: new FieldOpener(),
  store: {
    state: {},
    readExperience: () => () => undefined,
    subscribe: () => () => undefined,
  },
} as never;

const nothing = () => null;
const colleague = { value: "4", label: "Ana Ruiz" };

const router = () =>
  createMemoryRouter([
    {
      path: "/",
      element: (
        <RouteCheckContext value={check}>
          <ExperienceEditor
            Points={nothing}
            Actions={nothing}
            History={nothing}
            Publishing={nothing}
            TextFiles={nothing}
            onGone={nothing}
            onRestored={nothing}
          />
        </RouteCheckContext>
      ),
    },
  ]);

function Story() {
  return (
    <Desk known={[[colleagues(3).queryKey, [colleague]]]}>
      <RouterProvider router={router()} />
    </Desk>
  );
}

const meta = {
  title: "Experience/Fields",
  component: Story,
  loaders: [startDesk],
  tags: ["!autodocs", "no-visual"],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof Story>;
export default meta;
type Fields = StoryObj<typeof meta>;

/** Every field of an experience has an input, however its prize is handed over. */
export const EveryFieldHasAnInput: Fields = {
  name: "EXP-11 every field of an experience has an input",
  play: async ({ canvas, canvasElement }) => {
    const found = new Set<string>();
    const look = () => {
      for (const each of canvasElement.querySelectorAll<HTMLElement>("[data-field]"))
        found.add(each.dataset["field"] ?? "");
    };
    await userEvent.click(await canvas.findByRole("switch", { name: "Colaborativa" }));
    await userEvent.click(canvas.getByRole("switch", { name: /acaba con un premio/ }));
    const deliveries = () =>
      canvasElement.querySelectorAll<HTMLElement>('[data-field="prize.delivery"] [role=radio]');
    await waitFor(() => expect(deliveries()).toHaveLength(PRIZE_DELIVERIES.length));
    for (const delivery of deliveries()) {
      delivery.click();
      await waitFor(() => expect(delivery).toBeChecked());
      look();
    }
    const missing = fieldsOf(experienceFields)
      .filter(({ path }) => !WITHOUT_INPUT.includes(path))
      .map(({ path, field }) => (field.translated ? `${path}.cas` : path))
      .filter((path) => !found.has(path));
    await expect(missing).toEqual([]);
  },
};

/** What opening on the web means is said once it is on; a last day before the first one is refused where it is left. */
export const Visitors: Fields = {
  play: async ({ canvas, canvasElement }) => {
    const open = await canvas.findByRole("switch", { name: "Abierta en la web" });
    await expect(open).not.toBeChecked();
    await expect(canvas.queryByText(/solo les llega lo que publicas/)).toBeNull();
    await userEvent.click(open);
    await expect(await canvas.findByText(/solo les llega lo que publicas/)).toBeVisible();
    const write = async (name: string, digits: string) => {
      const [first] = canvasElement.querySelectorAll<HTMLElement>(
        `[data-field="${name}"] [role=spinbutton]`,
      );
      await userEvent.click(first as HTMLElement);
      await userEvent.keyboard(digits);
    };
    await write("opensOn", "02052027");
    await write("closesOn", "01052027");
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText("No puede ser antes que el primer día")).toBeVisible();
  },
};
