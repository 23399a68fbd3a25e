import type { Meta, StoryObj } from "@storybook/react-vite";
import { Globe, Images } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import { conforms } from "../conformance/index.ts";
import { Tabs, TabsRoot } from "./index.ts";

const meta = {
  title: "Navigation/Tabs/Parts",
  component: TabsRoot,
  args: { defaultValue: "own", onValueChange: fn(), children: null },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Biblioteques">
        <Tabs.Trigger value="own" icon={<Images aria-hidden />}>
          La meva biblioteca <Badge>12</Badge>
        </Tabs.Trigger>
        <Tabs.Trigger value="global" icon={<Globe aria-hidden />}>
          Explora
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="own">Les imatges que heu pujat.</Tabs.Content>
      <Tabs.Content value="global">El que hi ha per a tothom.</Tabs.Content>
    </Tabs.Root>
  ),
} satisfies Meta<typeof TabsRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Composed: Story = {
  tags: ["snapshot"],
  name: "Its parts make tabs: each panel has the name of its tab, and the arrows choose",
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("tablist", { name: "Biblioteques" })).toBeVisible();
    await expect(canvas.getByRole("tabpanel", { name: /La meva biblioteca/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("global");
    await expect(canvas.getByRole("tabpanel", { name: "Explora" })).toBeVisible();
    await userEvent.keyboard("{Home}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("own");
  },
};

function Days() {
  const [days, setDays] = useState(["1", "2", "3"]);
  return (
    <>
      {days.map((day) => (
        <Tabs.Trigger key={day} value={day}>
          Dia {day}
        </Tabs.Trigger>
      ))}
      <Button onClick={() => setDays(days.filter((day) => day !== "2"))}>Treu el dia 2</Button>
    </>
  );
}
export const ChosenGoes: Story = {
  name: "If the chosen tab is removed, the nearest is chosen, also by a component between root and tabs",
  args: { defaultValue: "2" },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Dies">
        <Days />
      </Tabs.List>
      <Tabs.Content value="3">Tercer</Tabs.Content>
    </Tabs.Root>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Treu el dia 2" }));
    await waitFor(() =>
      expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Dia 3"),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith("3");
  },
  // A button among tabs is a shortcut of this story.
  parameters: { a11y: { config: { rules: [{ id: "aria-required-children", enabled: false }] } } },
};

export const Nested: Story = {
  name: "Tabs inside a panel are tabs of their own",
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Fora">
        <Tabs.Trigger value="own">Meva</Tabs.Trigger>
        <Tabs.Trigger value="global">Explora</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="own">
        <Tabs label="Dins" tabs={[{ value: "a", label: "A" }]}>
          <Tabs.Content value="a">Dins A</Tabs.Content>
        </Tabs>
      </Tabs.Content>
      <Tabs.Content value="global">Fora</Tabs.Content>
    </Tabs.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Explora" }));
    await expect(canvas.getByRole("tabpanel", { name: "Explora" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Meva" }));
    await expect(canvas.getByRole("tabpanel", { name: "A" })).toBeVisible();
  },
};

const tab = <Tabs.Trigger value="a">A</Tabs.Trigger>;
export const RootConforms = conforms(HTMLDivElement, (props) => (
  <Tabs.Root {...props} defaultValue="a">
    <Tabs.List label="Letters">{tab}</Tabs.List>
    <Tabs.Content value="a">A</Tabs.Content>
  </Tabs.Root>
));
export const ListConforms = conforms(HTMLDivElement, (props) => (
  <Tabs.Root defaultValue="a">
    <Tabs.List {...props} label="Letters">
      {tab}
    </Tabs.List>
    <Tabs.Content value="a">A</Tabs.Content>
  </Tabs.Root>
));
export const TriggerConforms = conforms(HTMLButtonElement, (props) => (
  <Tabs.Root defaultValue="a">
    <Tabs.List label="Letters">
      <Tabs.Trigger {...props} value="a">
        A
      </Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="a">A</Tabs.Content>
  </Tabs.Root>
));
