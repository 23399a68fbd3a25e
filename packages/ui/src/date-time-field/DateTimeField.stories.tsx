import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { conforms, conformsToField, fitsNarrow } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { DateTimeField } from "./DateTimeField.tsx";

const meta = {
  title: "Form/DateTimeField",
  component: DateTimeField,
  args: { onValueChange: fn(), locale: "ca" },
  render: (args) => (
    <Field label="Obertura de l'experiència" className="max-w-64">
      <DateTimeField {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  tags: ["snapshot"],
  name: "Day and time are written in one go",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("211120260930");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-21T09:30");
  },
};

export const CalendarKeepsTheTime: Story = {
  name: "A day from the calendar keeps the time",
  args: { defaultValue: "2026-11-21T18:45" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    await userEvent.click(await canvas.findByRole("button", { name: /23 de novembre/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-23T18:45");
  },
};

export const CalendarFirst: Story = {
  name: "A day from the calendar gets the default time where there was no time",
  args: { defaultTime: "10:00", min: "2026-03-29T00:00", max: "2026-03-29T23:59" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    await userEvent.click(await canvas.findByRole("button", { name: /29 de març/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-03-29T10:00");
  },
};

export const HourThatIsSkipped: Story = {
  name: "An hour that the clocks of some place skip is kept as written",
  args: { defaultValue: "2026-03-29T01:30" },
  play: async ({ canvas, args }) => {
    (canvas.getAllByRole("spinbutton")[3] as HTMLElement).focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-03-29T02:30");
  },
};

export const Limits: Story = {
  name: "A moment outside the limits is invalid",
  args: { defaultValue: "2026-11-21T09:30", min: "2026-11-21T09:00" },
  play: async ({ canvas }) => {
    const hour = canvas.getAllByRole("spinbutton")[3] as HTMLElement;
    hour.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(hour).toBeInvalid();
  },
};

export const FilledDark: Story = {
  args: { defaultValue: "2026-11-21T09:30" },
  globals: { theme: "dark" },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <DateTimeField {...props} aria-label="Opening" />
));
export const ConformsToField = conformsToField(() => <DateTimeField locale="ca" />, {
  role: "spinbutton",
});

export const Narrow = fitsNarrow(() => (
  <DateTimeField aria-label="Obertura" locale="ca" defaultValue="2026-11-21T18:45" />
));
