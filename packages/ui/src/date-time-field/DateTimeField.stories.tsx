import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  conforms,
  conformsToField,
  conformsToForm,
  fitsNarrow,
  conformsToOpening,
} from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { DateTimeField } from "./index.ts";

const meta = {
  title: "Form/DateTimeField",
  component: DateTimeField,
  args: { onValueChange: fn(), locale: "en-GB" },
  render: (args) => (
    <Field label="Opens" hint="On the clock of the place." className="max-w-64">
      <DateTimeField {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const screen = within(document.body);
const part = (canvas: Canvas, at = 0) => canvas.getAllByRole("spinbutton")[at] as HTMLElement;
const shownParts = (canvas: Canvas) =>
  canvas.getAllByRole("spinbutton").map((one: HTMLElement) => one.textContent);

export const Typed: Story = {
  name: "UIK-08 A day and its time are typed on end and handed out as ISO without a zone",
  tags: ["snapshot"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Opens"));
    await expect(part(canvas)).toHaveFocus();
    await userEvent.keyboard("04032031");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("0930");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2031-03-04T09:30");
    await expect(part(canvas)).toHaveAccessibleDescription(
      "04 March 2031 at 09:30 On the clock of the place.",
    );
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2031-03-04T10:31");
  },
};

export const TwelveHours: Story = {
  name: "UIK-08 Where hours are twelve, the half of the day is a part of its own, and a day that does not exist keeps it",
  args: { locale: "en-US" },
  play: async ({ canvas, args }) => {
    await userEvent.click(part(canvas));
    await userEvent.keyboard("030420310930p");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2031-03-04T21:30");
    await userEvent.click(part(canvas));
    await userEvent.keyboard("0231");
    await userEvent.click(canvas.getByText("On the clock of the place."));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2031-02-31T21:30");
    await expect(await canvas.findByRole("textbox")).toHaveValue("2/31/2031 21:30");
  },
};

export const AnHourAlone: Story = {
  name: "UIK-08 An hour alone is that hour sharp, and a year of two digits gets its century",
  play: async ({ canvas, args }) => {
    await userEvent.click(part(canvas));
    await userEvent.keyboard("4/3/31");
    await userEvent.click(part(canvas, 3));
    await userEvent.keyboard("9");
    await userEvent.click(canvas.getByText("On the clock of the place."));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2031-03-04T09:00");
  },
};

export const WithoutItsTime: Story = {
  name: "UIK-08 A day without its time hands out nothing, and is said in words once the field is left",
  tags: ["snapshot"],
  play: async ({ canvas, args }) => {
    await userEvent.click(part(canvas));
    await userEvent.keyboard("04032031");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByText("On the clock of the place."));
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Incomplete: some parts are missing.",
    );
    await expect(part(canvas)).toBeInvalid();
    await userEvent.click(part(canvas, 3));
    await userEvent.keyboard("0930");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2031-03-04T09:30");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const Impossible: Story = {
  name: "UIK-08 A day that does not exist stays to be mended; mended by Enter, the parts have the focus",
  play: async ({ canvas, args }) => {
    await userEvent.click(part(canvas));
    await userEvent.keyboard("310220270930");
    await userEvent.click(canvas.getByText("On the clock of the place."));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2027-02-31T09:30");
    const kept = await canvas.findByRole("textbox", { name: "Opens" });
    await expect(kept).toHaveValue("31/2/2027 09:30");
    await userEvent.clear(kept);
    await userEvent.type(kept, "28/2/2027 9:45{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2027-02-28T09:45");
    await waitFor(() => expect(part(canvas)).toHaveFocus());
  },
};

export const Pasted: Story = {
  name: "UIK-08 Pasted are a day with its time, or a day alone, which keeps the time that is there",
  play: async ({ canvas, args }) => {
    await userEvent.click(part(canvas));
    await userEvent.paste("24 de diciembre de 2031");
    await waitFor(() => expect(shownParts(canvas).slice(0, 3)).toEqual(["24", "12", "2031"]));
    await waitFor(() => expect(part(canvas, 3)).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.paste("24/12/2031 a las 10.30 h");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2031-12-24T10:30");
    await userEvent.paste("2032-01-06");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2032-01-06T10:30");
    await userEvent.paste("2032-01-06T10:30:00Z");
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const FromTheCalendar: Story = {
  name: "UIK-08 A day from the calendar keeps its time, and the focus returns to the button",
  args: { defaultValue: "2031-03-04T09:30", onOpenChange: fn() },
  tags: ["snapshot"],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Open the calendar" });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: /, 6 March 2031/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2031-03-06T09:30");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, "button");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole("grid");
  },
};

export const FromTheCalendarAtFirst: Story = {
  name: "UIK-08 Where there is no time yet, a day from the calendar leads to the hours",
  args: { unavailable: (day: string) => (day === "2031-03-05" ? "Closed for works." : false) },
  play: async ({ canvas, args }) => {
    await userEvent.click(part(canvas));
    await userEvent.paste("4/3/2031");
    await waitFor(() => expect(part(canvas, 3)).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const day = (await screen.findAllByRole("button", { name: /, 6 / }))[0] as HTMLElement;
    await userEvent.click(day);
    await waitFor(() => expect(part(canvas, 3)).toHaveFocus());
    await userEvent.keyboard("1015");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\d{4}-\d\d-06T10:15$/),
    );
    await userEvent.paste("5/3/2031");
    await userEvent.click(canvas.getByText("On the clock of the place."));
    await expect(await canvas.findByText("Closed for works.")).toBeVisible();
  },
};

export const WithADefaultTime: Story = {
  name: "UIK-08 A day that is given without a time gets the default one, where there is one",
  args: { defaultTime: "10:00" },
  play: async ({ canvas, args }) => {
    await userEvent.click(part(canvas));
    await userEvent.paste("4/3/2031");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2031-03-04T10:00");
  },
};

export const OutsideOfItsLimits: Story = {
  name: "UIK-08 A time past its limits is said in words, on the day of the limit too",
  args: { min: "2031-03-04T09:30", max: "2031-03-06T20:00", defaultValue: "2031-03-04T09:15" },
  play: async ({ canvas }) => {
    await userEvent.click(part(canvas));
    await userEvent.click(canvas.getByText("On the clock of the place."));
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Too early. The first possible: 4 March 2031 at 09:30.",
    );
    await userEvent.click(part(canvas));
    await userEvent.keyboard("06{ArrowRight}{ArrowRight}2001");
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Too late. The last possible: 6 March 2031 at 20:00.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const day = await screen.findByRole("button", { name: /, 7 March 2031/ });
    await expect(day).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getByRole("button", { name: /, 4 March 2031/ })).not.toHaveAttribute(
      "aria-disabled",
    );
  },
};

export const ResetUnfinished: Story = {
  name: "UIK-08 A reset of the form empties parts that make no value yet, and takes back what is said of them",
  render: (args) => (
    <form>
      <DateTimeField {...args} aria-label="Opens" />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const before = shownParts(canvas);
    await userEvent.click(part(canvas));
    await userEvent.keyboard("04032031");
    await userEvent.click(document.body);
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(shownParts(canvas)).toEqual(before));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const RightToLeft: Story = {
  name: "UIK-08 From right to left the time stays in its order behind the day",
  globals: { direction: "rtl" },
  args: { locale: "ar", defaultValue: "2031-03-04T09:30" },
  play: async ({ canvas, args }) => {
    part(canvas).focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2031-04-04T09:30");
    const left = (at: number) => part(canvas, at).getBoundingClientRect().left;
    await expect(left(0)).toBeGreaterThan(left(1));
    await expect(left(2)).toBeGreaterThan(left(4));
    await expect(left(3)).toBeLessThan(left(4));
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "2031-03-04T09:30" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
    await expect(part(canvas)).toHaveAttribute("aria-disabled", "true");
  },
};

export const Narrow = fitsNarrow(() => (
  <DateTimeField aria-label="Opens" locale="en-US" defaultValue="2031-12-24T22:30" />
));

export const Conforms = conforms(HTMLDivElement, (props) => (
  <DateTimeField {...props} aria-label="Opens" />
));
export const ConformsToField = conformsToField(() => <DateTimeField locale="ca" />, {
  role: "spinbutton",
});

export const ConformsToForm = conformsToForm(
  (props) => (
    <DateTimeField {...props} aria-label="When" locale="en-GB" defaultValue="2026-03-09T10:30" />
  ),
  {
    sends: ["2026-03-09T10:30"],
    change: async (form) => {
      await userEvent.click(within(form).getAllByRole("spinbutton")[0] as HTMLElement);
      await userEvent.keyboard("10");
    },
    changed: ["2026-03-10T10:30"],
    empty: (props) => <DateTimeField {...props} aria-label="When" locale="en-GB" />,
  },
);

export const ConformsToOpening = conformsToOpening(
  (props) => <DateTimeField {...props} aria-label="Opens" />,
  "dialog",
);
