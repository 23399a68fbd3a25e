import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { conforms, drawnWith, fitsNarrow, inForcedColors } from "../conformance/index.ts";
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
/** Two long sections, and two short ones that can never be scrolled to the top. */
const withShortEnd: NonNullable<Story["render"]> = (args) => (
  <div className="grid grid-cols-[14rem_1fr] gap-8 p-6">
    <SideList {...args} className="sticky top-6 self-start" />
    <div className="grid gap-4">
      {items.map(({ id }, place) => (
        <section key={id} id={id} aria-label={id}>
          <button type="button">Edita</button>
          <div style={{ height: place < 2 ? "90vh" : "4rem" }} />
        </section>
      ))}
    </div>
  </div>
);

const current = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("link", { current: "location" }).textContent;

export const LastAtTheEnd: Story = {
  name: "At the end of the page the last section is the current one, however short it is",
  render: withShortEnd,
  play: async ({ canvasElement }) => {
    const { documentElement: page } = document;
    window.scrollTo(0, page.scrollHeight);
    await waitFor(() => expect(current(canvasElement)).toBe("Premi"));
    window.scrollBy(0, -60);
    await waitFor(() => expect(current(canvasElement)).toMatch(/^Crèdits/));
    window.scrollTo(0, 0);
    await waitFor(() => expect(current(canvasElement)).toMatch(/^La meva/));
  },
};

const goesOn: [by: string, act: () => Promise<unknown>][] = [
  ["wheel", () => fireEvent.wheel(window)],
  ["key", () => userEvent.keyboard("{PageUp}")],
  ["scrollbar", () => fireEvent.pointerDown(document.documentElement)],
];

export const ChosenUntilScrolled: Story = {
  name: "A chosen section that cannot be scrolled to the top stays marked until the reader scrolls by wheel, key or scrollbar",
  render: withShortEnd,
  play: async ({ canvasElement, step }) => {
    for (const [by, act] of goesOn) {
      await step(by, async () => {
        window.scrollTo(0, 0);
        await userEvent.click(link(canvasElement, "Narrativa With errors"));
        await expect(window.scrollY).toBeGreaterThan(0);
        // Scrolls by script, as when a section opens, not by the reader.
        window.scrollBy(0, -8);
        await shownAnew();
        await expect(current(canvasElement)).toMatch(/^Narrativa/);
        await act();
        window.scrollBy(0, -8);
        await waitFor(() => expect(current(canvasElement)).toMatch(/^Crèdits/));
      });
    }
  },
};

/** Scroll events are fired with the next frame. */
async function shownAnew() {
  for (let left = 3; left > 0; left -= 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

export const WithNotes: Story = {
  name: "A note at the end of an item belongs to its name",
  args: {
    items: [
      { id: "s-mine", label: "La meva experiència", note: <span>3 errors</span> },
      { id: "s-prize", label: "Premi", state: "complete" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement, "La meva experiència 3 errors")).toBeVisible();
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

export const ForcedColors: Story = {
  name: "Where colours are forced, the section in view differs from the others",
  play: async ({ canvas }) => {
    await inForcedColors(async () => {
      const links = canvas.getAllByRole("link");
      const marked = links.filter((each) => each.ariaCurrent).map(drawnWith);
      const others = links.filter((each) => !each.ariaCurrent).map(drawnWith);
      await expect(marked).toHaveLength(1);
      await expect(others).not.toContain(marked[0]);
    });
  },
};
