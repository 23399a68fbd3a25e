import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conforms, fitsNarrow, conformsToOpening } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { DateRangeField } from "./index.ts";

const presets = [
  { label: "First week of March", range: () => ({ start: "2031-03-01", end: "2031-03-07" }) },
  { label: "March", range: () => ({ start: "2031-03-01", end: "2031-03-31" }) },
];
const closed = (day: string) => (day === "2031-03-13" ? "Closed for works." : undefined);

const meta = {
  title: "Form/DateRangeField",
  component: DateRangeField,
  args: { onValueChange: fn(), locale: "en-GB", presets, unavailable: closed },
  render: (args) => (
    <Field label="Open" hint="Both days included." group className="max-w-md">
      <DateRangeField {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
const march = { start: "2031-03-04", end: "2031-03-08" };
const firstPart = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole("group", { name })).getAllByRole("spinbutton")[0] as HTMLElement;

export const Typed: Story = {
  name: "UIK-08 Both days are typed; a last day before the first one is said in words",
  tags: ["snapshot"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("group", { name: "Open" })).toHaveAccessibleDescription(
      "Both days included.",
    );
    await userEvent.click(firstPart(canvas, "From"));
    await userEvent.keyboard("04032031");
    await userEvent.click(firstPart(canvas, "Until"));
    await userEvent.keyboard("08032031");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(march));
    await userEvent.click(firstPart(canvas, "Until"));
    await userEvent.keyboard("02");
    await userEvent.click(canvas.getByText("Both days included."));
    await expect(
      await canvas.findByText("Too early. The first possible: 4 March 2031."),
    ).toBeVisible();
  },
};

export const FromTheCalendar: Story = {
  name: "UIK-08 A range is chosen by keyboard in one calendar, and not over a day that is taken",
  args: { defaultValue: march },
  tags: ["snapshot"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const grid = await screen.findByRole("grid");
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
    const day = (number: number) =>
      within(grid).getByRole("button", { name: new RegExp(`\\b${number} March 2031`) });
    day(10).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: "2031-03-10",
      end: "2031-03-12",
    });
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    await screen.findByRole("grid");
  },
};

export const Presets: Story = {
  name: "UIK-08 A preset is chosen at one press",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const list = await screen.findByRole("list", { name: "Periods" });
    await userEvent.click(within(list).getByRole("button", { name: "First week of March" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: "2031-03-01",
      end: "2031-03-07",
    });
    await expect(canvas.getByRole("button", { name: "Open the calendar" })).toHaveFocus();
  },
};

export const TakenBetween: Story = {
  name: "UIK-08 A written range that holds a day that is taken names it, with its reason",
  args: { defaultValue: { start: "2031-03-10", end: "" } },
  play: async ({ canvas }) => {
    await userEvent.click(firstPart(canvas, "Until"));
    await userEvent.keyboard("20032031");
    await userEvent.click(canvas.getByText("Both days included."));
    await expect(await canvas.findByText("13 March 2031: Closed for works.")).toBeVisible();
  },
};

export const InAForm: Story = {
  name: "UIK-08 Both days are sent with a native form under their names, and reset with it",
  render: () => (
    <form data-testid="form" onSubmit={(event) => event.preventDefault()}>
      <DateRangeField
        aria-label="Open"
        defaultValue={march}
        startName="from"
        endName="until"
        locale="en-GB"
        required
      />
      <button type="reset">Back</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByTestId<HTMLFormElement>("form");
    const sent = () => Object.fromEntries(new FormData(form));
    await expect(sent()).toEqual({ from: "2031-03-04", until: "2031-03-08" });
    await userEvent.click(firstPart(canvas, "From"));
    await userEvent.keyboard("{Backspace}{Backspace}02");
    await userEvent.tab();
    await waitFor(() => expect(sent()).toEqual({ from: "2031-03-02", until: "2031-03-08" }));
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(sent()).toEqual({ from: "2031-03-04", until: "2031-03-08" }));
    await expect(form.checkValidity()).toBe(true);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: march },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Open the calendar" })).toBeDisabled();
  },
};

export const NarrowField = fitsNarrow(() => (
  <Field label="Dies d’obertura de l’experiència" group>
    <DateRangeField locale="ca" defaultValue={march} presets={presets} />
  </Field>
));

export const Conforms = conforms(HTMLDivElement, (props) => (
  <DateRangeField {...props} aria-label="Open" defaultValue={march} locale="en-GB" />
));

export const ConformsToOpening = conformsToOpening(
  (props) => <DateRangeField {...props} aria-label="Open" />,
  "dialog",
);
