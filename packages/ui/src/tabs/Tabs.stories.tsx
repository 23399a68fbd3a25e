import type { Meta, StoryObj } from "@storybook/react-vite";
import { Globe, Images, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conforms, drawnWith, fitsNarrow, inForcedColors } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { TextInput } from "../text-input/index.ts";
import { TabsContent, Tabs } from "./index.ts";

const tabs = [
  { value: "own", label: "La meva biblioteca", icon: <Images aria-hidden /> },
  { value: "global", label: "Explora", icon: <Globe aria-hidden /> },
  { value: "bin", label: "Paperera", icon: <Trash2 aria-hidden />, disabled: true },
];
const texts = {
  own: "Les imatges, els sons i els models que heu pujat.",
  global: "El que hi ha per a tothom.",
  bin: "El que heu esborrat.",
};
const panels = Object.entries(texts).map(([value, text]) => (
  <TabsContent key={value} value={value}>
    {text}
  </TabsContent>
));
const long = [
  "Establiments col·laboradors i avantatges",
  "Desactivades temporalment",
  "Internacionalització",
  "Incomprensiblementllarguíssimes",
].map((label, at) => ({ value: `${at}`, label, icon: <Globe aria-hidden /> }));
const longPanels = long.map(({ value, label }) => (
  <TabsContent key={value} value={value}>
    {label}
  </TabsContent>
));

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  args: { label: "Biblioteques", tabs, onValueChange: fn(), children: panels },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ["snapshot"],
  name: "Unless told otherwise the first tab is chosen, and names its panel",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { selected: true })).toBe(
      canvas.getByRole("tab", { name: "La meva biblioteca" }),
    );
    await expect(canvas.getByRole("tabpanel", { name: "La meva biblioteca" })).toBeVisible();
  },
};

export const Disabled: Story = {
  name: "A disabled tab is shown and cannot be chosen",
  play: async ({ canvas, args }) => {
    const bin = canvas.getByRole("tab", { name: "Paperera" });
    await expect(bin).toBeDisabled();
    await userEvent.click(bin, { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Chooses: Story = {
  name: "A press shows the panel of its tab, and no other",
  args: { defaultValue: "global" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(texts.global)).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "La meva biblioteca" }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("own");
    await expect(canvas.getByText(texts.own)).toBeVisible();
    await expect(canvas.queryByText(texts.global)).toBeNull();
  },
};

export const ByKeyboard: Story = {
  name: "Arrows, Home and End choose, go around and leave out what is disabled; Tab goes to the panel",
  play: async ({ canvas }) => {
    const chosen = (name: string) => canvas.getByRole("tab", { name, selected: true });
    await userEvent.tab();
    await expect(chosen("La meva biblioteca")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(chosen("Explora")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(chosen("La meva biblioteca")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(chosen("Explora")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(chosen("La meva biblioteca")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(chosen("Explora")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Explora" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(chosen("Explora")).toHaveFocus();
  },
};

export const ByHand: Story = {
  name: "With manual activation the arrows only go there, and Enter or Space chooses",
  args: { activationMode: "manual" },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Explora" })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("global");
    await userEvent.keyboard("{ArrowLeft} ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("own");
  },
};

export const Held: Story = {
  name: "With `value` the caller decides which tab is chosen",
  args: { value: "global" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "La meva biblioteca" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("own");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Explora");
    await expect(canvas.getByText(texts.global)).toBeVisible();
  },
};

export const KeepsWhatWasTyped: Story = {
  name: "A panel that stays mounted keeps what was typed in it",
  args: {
    children: ["own", "global"].map((value) => (
      <TabsContent key={value} value={value} keepMounted tabIndex={-1}>
        <Field label={`Nom, ${value}`}>
          <TextInput />
        </Field>
      </TabsContent>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Nom, own" }), "Ruta");
    await userEvent.click(canvas.getByRole("tab", { name: "Explora" }));
    await expect(canvas.queryByRole("textbox", { name: "Nom, own" })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Nom, global" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("tab", { name: "La meva biblioteca" }));
    await expect(canvas.getByRole("textbox", { name: "Nom, own" })).toHaveValue("Ruta");
  },
};

const told = fn();
function Removable({ held }: { held: boolean }) {
  const [open, setOpen] = useState(["own", "global", "bin"]);
  const [value, setValue] = useState("global");
  const close = (gone: string) => setOpen((now) => now.filter((each) => each !== gone));
  const change = (next: string) => {
    told(next);
    setValue(next);
  };
  return (
    <>
      <Tabs
        label="Biblioteques"
        tabs={open.map((each) => ({ value: each, label: each }))}
        {...(held ? { value } : { defaultValue: "global" })}
        onValueChange={change}
      >
        {open.map((each) => (
          <TabsContent key={each} value={each}>
            <button type="button" onClick={() => close(each)}>
              Tanca
            </button>
          </TabsContent>
        ))}
      </Tabs>
      <button type="button" onClick={() => setOpen((now) => now.slice(0, -1))}>
        Treu la darrera
      </button>
    </>
  );
}
const removed = (held: boolean): Story => ({
  render: () => <Removable held={held} />,
  beforeEach: () => {
    told.mockClear();
  },
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole("tab", { name, selected: true });
    await userEvent.click(canvas.getByRole("button", { name: "Tanca" }));
    await waitFor(() => expect(tab("bin")).toHaveFocus());
    await expect(told.mock.calls).toEqual([["bin"]]);
    await expect(canvas.getByRole("tabpanel", { name: "bin" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Treu la darrera" }));
    await expect(tab("own")).toBeVisible();
    await expect(told.mock.calls).toEqual([["bin"], ["own"]]);
    await expect(canvas.getByRole("button", { name: "Treu la darrera" })).toHaveFocus();
  },
});
export const RemovedTab: Story = {
  ...removed(false),
  name: "If the chosen tab is removed, the nearest is chosen, and gets the focus if it was inside",
};
export const RemovedTabHeld: Story = {
  ...removed(true),
  name: "The caller who holds the value is told which tab is nearest to the removed one",
};

export const Wraps: Story = {
  tags: ["snapshot"],
  name: "Where it is narrow the tabs wrap, with long words whole",
  args: { tabs: long, children: longPanels },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("tablist");
    await expect(list.scrollWidth).toBe(list.clientWidth);
    const tops = canvas.getAllByRole("tab").map((tab) => tab.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
  },
};

export const Narrow = fitsNarrow(() => (
  <Tabs label="Biblioteques" tabs={long}>
    {longPanels}
  </Tabs>
));

export const Dark: Story = { globals: { theme: "dark" } };

export const Conforms = conforms(HTMLDivElement, (props) => (
  <Tabs {...props} label="Libraries" tabs={tabs}>
    {panels}
  </Tabs>
));
export const PanelConforms = conforms(HTMLDivElement, (props) => (
  <Tabs label="Libraries" tabs={tabs}>
    <TabsContent {...props} value="own">
      Seen
    </TabsContent>
  </Tabs>
));

export const ForcedColors: Story = {
  name: "Where colours are forced, the chosen tab differs from the others",
  play: async ({ canvas }) => {
    await inForcedColors(async () => {
      const [chosen, other] = canvas.getAllByRole("tab") as [HTMLElement, HTMLElement];
      await expect(chosen).toHaveAttribute("aria-selected", "true");
      await expect(drawnWith(chosen)).not.toBe(drawnWith(other));
    });
  },
};
