import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conforms, conformsToField, fitsNarrow, conformsToForm } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { TimeField } from "./TimeField.tsx";

const meta = {
  title: "Form/TimeField",
  component: TimeField,
  args: { onValueChange: fn(), locale: "ca" },
  render: (args) => (
    <Field label="Hora de recollida dels premis" className="max-w-40">
      <TimeField {...args} />
    </Field>
  ),
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  tags: ["snapshot"],
  name: "A time is written in the locale's hours and handed out as HH:MM",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("0930");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("09:30");
    await expect(canvas.getAllByRole("spinbutton")).toHaveLength(2);
  },
};

export const AsPeopleWriteIt: Story = {
  name: "A time is written with a separator, or as an hour alone, and pasted",
  play: async ({ canvas, args }) => {
    const first = () => canvas.getAllByRole("spinbutton")[0] as HTMLElement;
    await userEvent.click(first());
    await userEvent.keyboard("9");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("09:00");
    await userEvent.click(first());
    await userEvent.keyboard("1:45");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("01:45");
    await userEvent.paste("9.30 h");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("09:30");
    await userEvent.paste("25:00");
    await expect(await canvas.findByRole("textbox")).toHaveValue("25:00");
  },
};

export const TwelveHours: Story = {
  name: "Where hours are twelve, half the day is a part of its own",
  args: { locale: "en-US" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("0930p");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("21:30");
  },
};

export const Limits: Story = {
  name: "A time outside the limits is invalid",
  args: { defaultValue: "09:30", min: "09:00", max: "18:00" },
  play: async ({ canvas }) => {
    const [hour] = canvas.getAllByRole("spinbutton");
    (hour as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(hour).toBeInvalid();
  },
};

export const Midnight: Story = {
  name: "Midnight is a time",
  args: { defaultValue: "00:00" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveTextContent("00");
  },
};

export const FilledDark: Story = {
  args: { defaultValue: "18:45" },
  globals: { theme: "dark" },
};

export const Disabled: Story = {
  args: { defaultValue: "09:30", disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveAttribute("aria-disabled", "true");
  },
};

export const OutsideOfItsLimits: Story = {
  name: "A time past its limits is said in words once the field is left",
  args: { locale: "en-GB", min: "09:30", max: "20:00", defaultValue: "21:15" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.click(document.body);
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Too late. The last possible: 20:00.",
    );
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <TimeField {...props} aria-label="Time" />
));
export const ConformsToField = conformsToField(() => <TimeField locale="ca" />, {
  role: "spinbutton",
});

export const Narrow = fitsNarrow(() => (
  <TimeField aria-label="Hora" locale="en-US" defaultValue="18:45" />
));

export const ConformsToForm = conformsToForm(
  (props) => <TimeField {...props} aria-label="When" locale="en-GB" defaultValue="10:30" />,
  {
    sends: ["10:30"],
    change: async (form) => {
      await userEvent.click(within(form).getAllByRole("spinbutton")[0] as HTMLElement);
      await userEvent.keyboard("11");
    },
    changed: ["11:30"],
    empty: (props) => <TimeField {...props} aria-label="When" locale="en-GB" />,
  },
);

export const Incomplete: Story = {
  name: "UIK-08 Minutes without their hour are said in words; a reset of the form forgets them",
  render: (args) => (
    <form>
      <TimeField {...args} aria-label="When" />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const [hour, minute] = canvas.getAllByRole("spinbutton") as [HTMLElement, HTMLElement];
    await userEvent.click(minute);
    await userEvent.keyboard("45");
    await userEvent.click(document.body);
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Incomplete: some parts are missing.",
    );
    await expect(hour).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() =>
      expect(canvas.getAllByRole("spinbutton")[1]).toHaveAttribute("aria-valuetext", "empty"),
    );
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
