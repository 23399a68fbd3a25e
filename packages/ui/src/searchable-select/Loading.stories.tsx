import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../field/index.ts";
import { type LoadOptions, type SearchableOption, SearchableSelect } from "./index.ts";

const cities: readonly SearchableOption[] = [
  { value: "bcn", label: "Barcelona", group: "Catalunya" },
  { value: "mad", label: "Madrid", group: "Comunidad de Madrid" },
  { value: "gi", label: "Girona", group: "Catalunya" },
];

interface Search {
  text: string;
  isGone: () => boolean;
  find: (options: readonly SearchableOption[]) => void;
  fail: () => void;
}
/** Searches, each of which waits until the story answers it. */
const searches: Search[] = [];

const load: LoadOptions = (text, { signal }) =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error("offline"));
    searches.push({ text, isGone: () => signal.aborted, find: resolve, fail });
  });

function Several() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <Field label="Cities" className="max-w-72">
      <SearchableSelect
        multiple
        label="Cities"
        placeholder="All"
        options={[]}
        loadOptions={load}
        value={value}
        onValueChange={setValue}
      />
    </Field>
  );
}

const meta = {
  title: "Form/SearchableSelect/Loaded",
  component: SearchableSelect,
  args: { label: "Cities", options: cities },
  render: (args) => (
    <Field label="City" className="max-w-72">
      <SearchableSelect {...args} />
    </Field>
  ),
  beforeEach: () => {
    searches.length = 0;
  },
} satisfies Meta<typeof SearchableSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
const open = () => userEvent.click(screen.getByRole("combobox"));
const newest = async (count: number) => {
  await waitFor(() => expect(searches).toHaveLength(count));
  return searches.at(-1) as Search;
};
const shown = () => screen.queryAllByRole("option").map((option) => option.textContent);

export const Grouped: Story = {
  name: "UIK-08 Options stand under the headings of their groups, also while they are searched",
  tags: ["snapshot"],
  play: async () => {
    await open();
    const group = await screen.findByRole("group", { name: "Catalunya" });
    await expect(within(group).getAllByRole("option")).toHaveLength(2);
    await expect(shown()).toEqual(["Barcelona", "Girona", "Madrid"]);
    await userEvent.keyboard("mad");
    await waitFor(() => expect(shown()).toEqual(["Madrid"]));
    await expect(screen.queryByRole("group", { name: "Catalunya" })).toBeNull();
  },
};

export const Loaded: Story = {
  name: "UIK-08 Options are found by what is typed; what is chosen stays when a later search does not find it",
  render: () => <Several />,
  play: async () => {
    await open();
    const first = await newest(1);
    await expect(first.text).toBe("");
    await expect(screen.getAllByText("Searching…")[0]).toBeVisible();
    first.find([{ value: "bcn", label: "Barcelona" }]);
    await userEvent.click(await screen.findByRole("option", { name: "Barcelona" }));
    await userEvent.click(screen.getByRole("searchbox"));
    await userEvent.keyboard("gir");
    const second = await newest(2);
    await expect(second.text).toBe("gir");
    // Until the answer comes, what was found before stays.
    await expect(shown()).toEqual(["Barcelona"]);
    second.find([{ value: "gi", label: "Girona" }]);
    await userEvent.click(await screen.findByRole("option", { name: "Girona" }));
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("combobox")).toHaveTextContent("2 chosen");
    await expect(screen.getByRole("button", { name: /Barcelona/ })).toBeVisible();
  },
};

export const Late: Story = {
  name: "UIK-08 An answer that comes after a newer search is thrown away",
  render: () => <Several />,
  play: async () => {
    await open();
    const first = await newest(1);
    await userEvent.keyboard("mad");
    const second = await newest(2);
    await expect(first.isGone()).toBe(true);
    second.find([{ value: "mad", label: "Madrid" }]);
    await screen.findByRole("option", { name: "Madrid" });
    first.find(cities);
    await new Promise(requestAnimationFrame);
    await expect(shown()).toEqual(["Madrid"]);
  },
};

export const Failed: Story = {
  name: "UIK-08 A search that fails says so and can be tried again",
  render: () => <Several />,
  play: async () => {
    await open();
    (await newest(1)).fail();
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "The options could not be loaded.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    (await newest(2)).find([]);
    await expect(await screen.findByText("Nothing found.")).toBeVisible();
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};
