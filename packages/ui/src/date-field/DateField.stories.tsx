import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  conforms,
  conformsToField,
  drawnWith,
  inForcedColors,
  conformsToForm,
  conformsToOpening,
} from "../conformance/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Field } from "../field/index.ts";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "Form/DateField",
  component: DateField,
  args: { onValueChange: fn(), locale: "ca" },
  render: (args) => (
    <Field label="Dia d'inici de l'experiència" hint="Hora local." className="max-w-52">
      <DateField {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TypedInTheLocale: Story = {
  tags: ["snapshot"],
  name: "A day is written part by part, in the locale's order, and handed out as ISO",
  play: async ({ canvas, args }) => {
    const parts = canvas.getAllByRole("spinbutton");
    await expect(parts).toHaveLength(3);
    await userEvent.click(parts[0] as HTMLElement);
    await userEvent.keyboard("21112026");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-21");
  },
};

export const Unavailable: Story = {
  name: "UIK-08 A day that cannot be chosen is told with its reason, written or in the calendar",
  args: {
    defaultValue: "2031-03-04",
    locale: "en-GB",
    unavailable: (day) => (day === "2031-03-05" ? "Closed for works." : day.endsWith("-06")),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const screen = within(document.body);
    const closed = await screen.findByRole("button", {
      name: /5 March 2031. Closed for works.$/,
    });
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /, 4 March 2031/ })).toHaveFocus(),
    );
    await userEvent.keyboard("{ArrowRight}");
    await expect(closed).toHaveFocus();
    await expect(screen.getByText("Closed for works.")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByText("This day cannot be chosen.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("05032031");
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText("Closed for works.")).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2031-03-05");
  },
};

export const WithSeparators: Story = {
  name: "A day may be written with separators and a year of two digits",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("1/3/27");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2027-03-01");
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("31-10-2028");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2028-10-31");
  },
};

export const Pasted: Story = {
  name: "A day is pasted as people copy it; what is no day changes nothing",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[1] as HTMLElement);
    await userEvent.paste("24/12/2026");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-12-24");
    await userEvent.paste("2027-01-06");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2027-01-06");
    await userEvent.paste("demà");
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const Impossible: Story = {
  name: "A day that does not exist is never moved to another one; it stays to be mended",
  render: function Mended(args) {
    const [value, setValue] = useState("");
    return (
      <Field label="Dia" error={value === "2027-02-31" ? "Aquest dia no existeix" : undefined}>
        <DateField
          {...args}
          value={value}
          onValueChange={(next) => {
            args.onValueChange?.(next);
            setValue(next);
          }}
        />
      </Field>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("31/2/2027");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2027-02-31");
    const kept = await canvas.findByRole("textbox", { name: /Dia/ });
    await expect(kept).toHaveValue("31/2/2027");
    await expect(kept).toHaveAccessibleDescription(/no existeix/);
    await userEvent.clear(kept);
    await userEvent.type(kept, "28/2/2027");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2027-02-28");
    await expect(await canvas.findAllByRole("spinbutton")).toHaveLength(3);
  },
};

export const OutsideOfItsLimits: Story = {
  name: "A day past its limits is said in words once the field is left",
  args: { locale: "en-GB", min: "2026-05-01", max: "2026-06-30", defaultValue: "2026-04-30" },
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole("spinbutton");
    await userEvent.click(parts[0] as HTMLElement);
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(document.body);
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Too early. The first possible: 1 May 2026.",
    );
    await expect(parts[0]).toHaveAccessibleDescription(/Too early\./);
    await expect(parts[0]).toHaveAttribute("aria-invalid", "true");
    await userEvent.click(parts[1] as HTMLElement);
    await userEvent.keyboard("7");
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Too late. The last possible: 30 June 2026.",
    );
    await userEvent.click(parts[1] as HTMLElement);
    await userEvent.keyboard("6");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

const mismatch = fn();

export const FromAServer: Story = {
  name: "Without a provider it is written as its English texts are, by a server and by the page's language alike",
  beforeEach: () => {
    const { lang } = document.documentElement;
    document.documentElement.lang = "en-US";
    return () => {
      document.documentElement.lang = lang;
    };
  },
  render: () => <div data-testid="root" />,
  play: async ({ canvas }) => {
    mismatch.mockClear();
    const root = canvas.getByTestId("root");
    root.innerHTML = renderToString(<DateField aria-label="Dia" defaultValue="2026-11-21" />);
    const app = hydrateRoot(root, <DateField aria-label="Dia" defaultValue="2026-11-21" />, {
      onRecoverableError: mismatch,
    });
    await waitFor(() => expect(canvas.getAllByRole("spinbutton")[0]).toHaveTextContent("21"));
    await expect(mismatch).not.toHaveBeenCalled();
    app.unmount();
  },
};

export const AmericanOrder: Story = {
  name: "Another locale has another order of parts",
  args: { locale: "en-US" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("11212026");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-21");
  },
};

export const ByArrows: Story = {
  name: "Arrows count a part up and down and go from part to part",
  args: { defaultValue: "2026-11-30" },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-29");
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-12-29");
  },
};

export const TiedToItsField: Story = {
  name: "Label, hint and error reach the parts",
  render: (args) => (
    <Field label="Dia d'inici" error="Trieu un dia posterior a avui." required>
      <DateField {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: /Dia d'inici/ });
    const [first] = within(group).getAllByRole("spinbutton");
    await expect(first).toHaveAccessibleName(/Dia d'inici/);
    await expect(first).toHaveAccessibleDescription(/posterior a avui/);
    await expect(first).toBeInvalid();
  },
};

export const LabelLeadsToTheFirstPart: Story = {
  name: "A press on the label focuses the first part",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Dia d'inici de l'experiència"));
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveFocus();
  },
};

export const SpeaksTheLocale: Story = {
  name: "Accessible names are in the locale, also in Catalan, which React Aria lacks",
  args: { defaultValue: "2026-11-21", labels: { empty: "buit" } },
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole("spinbutton");
    await expect(parts[0]).toHaveAccessibleDescription("21 de novembre del 2026 Hora local.");
    await expect(parts[0]).toHaveAccessibleName(/^dia/);
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(
      "21 de novembre del 2026 Hora local.",
    );
    (parts[2] as HTMLElement).focus();
    await userEvent.keyboard("{Backspace>4/}");
    await expect(parts[2]).toHaveAttribute("aria-valuetext", "buit");
  },
};

export const FromTheCalendar: Story = {
  name: "A day is chosen from the calendar by keyboard; the focus returns to the button",
  args: { defaultValue: "2026-11-21" },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: "Open the calendar" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const panel = within(await canvas.findByRole("dialog", { name: "Calendar" }));
    await expect(panel.getByRole("heading")).toHaveTextContent("novembre del 2026");
    await waitFor(() =>
      expect(
        panel.getByRole("button", { name: /^dissabte, 21 de novembre del 2026/ }),
      ).toHaveFocus(),
    );
    const focused = document.activeElement as HTMLElement;
    await expect(getComputedStyle(focused).outlineStyle).toBe("solid");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-29");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

export const ForcedColors: Story = {
  name: "Where colours are forced, the chosen day and the part that is typed differ from the others",
  args: { defaultValue: "2026-11-21" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const panel = within(await canvas.findByRole("dialog", { name: "Calendar" }));
    const day = (number: number) =>
      drawnWith(panel.getByRole("button", { name: new RegExp(`, ${number} de novembre`) }));
    await inForcedColors(() => expect(day(21).split("; ")[0]).not.toBe(day(18).split("; ")[0]));
    await userEvent.keyboard("{Escape}");
    const [part, other] = canvas.getAllByRole("spinbutton") as [HTMLElement, HTMLElement];
    part.focus();
    await inForcedColors(() => expect(drawnWith(part)).not.toBe(drawnWith(other)));
  },
};

export const Limits: Story = {
  name: "Days outside the limits cannot be chosen, and are invalid when written",
  args: { defaultValue: "2026-11-21", min: "2026-11-20", max: "2026-11-25" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const panel = within(await canvas.findByRole("dialog"));
    await expect(panel.getByRole("button", { name: /dijous, 26 de novembre/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("{Escape}");
    const [day] = canvas.getAllByRole("spinbutton");
    (day as HTMLElement).focus();
    await userEvent.keyboard("26");
    await expect(day).toBeInvalid();
  },
};

export const CalendarDark: Story = {
  globals: { theme: "dark" },
  args: { defaultValue: "2026-11-21", min: "2026-11-05" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    await canvas.findByRole("dialog");
  },
};

export const Emptied: Story = {
  name: "UIK-08 When a part is emptied, the value is empty once the field is left, and what is missing is said",
  args: { defaultValue: "2026-11-21" },
  play: async ({ canvas, args }) => {
    (canvas.getAllByRole("spinbutton")[0] as HTMLElement).focus();
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveAttribute("aria-valuetext", "empty");
    for (const _ of ["month", "year", "calendar", "away"]) await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(""));
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Incomplete: some parts are missing.",
    );
  },
};

export const InADialog: Story = {
  name: "In a dialog, days can be chosen and Escape closes the calendar alone",
  render: function InDialog(args) {
    const [value, setValue] = useState("2026-11-21");
    return (
      <Dialog open title="Nova experiència" onClose={fn()}>
        <DateField {...args} aria-label="Dia" value={value} onValueChange={setValue} />
        <output>{value}</output>
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Open the calendar" }));
    await userEvent.click(await page.findByRole("button", { name: /22 de novembre/ }));
    await expect(await page.findByText("2026-11-22")).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "2026-11-21" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveAttribute("aria-disabled", "true");
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="w-36">
      <DateField {...args} aria-label="Dia" defaultValue="2026-11-21" />
    </div>
  ),
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <DateField {...props} aria-label="Day" />
));
export const ConformsToField = conformsToField(() => <DateField locale="ca" />, {
  role: "spinbutton",
});

export const ConformsToForm = conformsToForm(
  (props) => <DateField {...props} aria-label="When" locale="en-GB" defaultValue="2026-03-09" />,
  {
    sends: ["2026-03-09"],
    change: async (form) => {
      await userEvent.click(within(form).getAllByRole("spinbutton")[0] as HTMLElement);
      await userEvent.keyboard("10");
    },
    changed: ["2026-03-10"],
    empty: (props) => <DateField {...props} aria-label="When" locale="en-GB" />,
  },
);

export const ConformsToOpening = conformsToOpening(
  (props) => <DateField {...props} aria-label="Day" />,
  "dialog",
);

const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];

export const TodayElsewhere: Story = {
  name: "Today in the calendar is that of the time zone",
  // 25 hours lie between the two, so that one of them always has another day than the reader.
  render: () => (
    <>
      {zones.map((timeZone) => (
        <DateField key={timeZone} aria-label={timeZone} timeZone={timeZone} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [place, timeZone] of zones.entries()) {
      const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone });
      const button = canvas.getAllByRole("button", { name: /calendar/i })[place];
      await userEvent.click(button as HTMLElement);
      const now = await canvas.findByRole("button", { name: /\(today\)/ });
      await expect(now).toHaveAccessibleName(`${day.format(new Date())} (today)`);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    }
  },
};
