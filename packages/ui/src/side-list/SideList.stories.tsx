import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { Section } from "../section/index.ts";
import { SideList, type SideListItem } from "./SideList.tsx";

const items: SideListItem[] = [
  { id: "s-mine", label: "La meva experiència", state: "complete" },
  { id: "s-credits", label: "Crèdits i col·laboradors", state: "incomplete" },
  { id: "s-story", label: "Narrativa", state: "error" },
  { id: "s-prize", label: "Premi" },
];

const meta = {
  title: "Layout/SideList",
  component: SideList,
  parameters: { layout: "fullscreen" },
  args: { label: "Seccions", items },
  render: (args) => (
    <div className="grid grid-cols-[14rem_1fr] gap-8 p-6">
      <SideList {...args} className="sticky top-6 self-start" />
      <div className="grid gap-4 pb-96">
        {items.map((item) => (
          <Section
            key={item.id}
            id={item.id}
            title={item.label}
            defaultOpen={item.id !== "s-story"}
          >
            <div className="h-96">Contingut</div>
          </Section>
        ))}
      </div>
    </div>
  ),
} satisfies Meta<typeof SideList>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole("link", { name });

export const FollowsTheScroll: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement, "La meva experiència Complete")).toHaveAttribute(
      "aria-current",
      "location",
    );
    document.getElementById("s-prize")?.scrollIntoView({ block: "start" });
    await waitFor(() =>
      expect(link(canvasElement, "Premi")).toHaveAttribute("aria-current", "location"),
    );
    await expect(within(canvasElement).getAllByRole("link", { current: "location" })).toHaveLength(
      1,
    );
  },
};

export const OpensTheChosenSection: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(link(canvasElement, "Narrativa With errors"));
    const header = within(canvasElement).getByRole("button", { name: "Narrativa" });
    await expect(header).toHaveAttribute("aria-expanded", "true");
    await expect(header).toHaveFocus();
    await expect(link(canvasElement, "Narrativa With errors")).toHaveAttribute(
      "aria-current",
      "location",
    );
  },
};
export const Conforms = conforms(HTMLElement, (props) => (
  <SideList {...props} label="Sections" items={items} />
));

export const Narrow = fitsNarrow(() => (
  <SideList
    label="Seccions"
    items={[
      { id: "n-credits", label: "Crèdits i col·laboradors de l'experiència", state: "error" },
      { id: "n-prize", label: "Premi" },
    ]}
  />
));
