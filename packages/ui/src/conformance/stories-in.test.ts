import { expect, test } from "vitest";
import { storiesIn } from "./stories-in.ts";

const file = `
import { userEvent } from "storybook/test";
import { Tea, Cup, Saucer, type Milk } from "./Tea.tsx";

const Held = () => <Cup of={Saucer} />;
const meta = {
  component: Tea,
  args: { children: <b /> },
} satisfies Meta<typeof Milk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ["snapshot"] };
export const Own: Story = { render: () => <Held />, play: () => userEvent.click(button) };
export const Spread: Story = { ...Own, globals: { theme: "dark" } };
export const Proof = conforms(HTMLElement, (props) => <Saucer {...props} />);
`;

const story = (name: string) => storiesIn(file).find((each) => each.name === name);

test("stories are the exported values, the default and types are none", () => {
  expect(storiesIn(file).map(({ name }) => name)).toEqual(["Plain", "Own", "Spread", "Proof"]);
});

test("a story without a render shows the file's component", () => {
  expect(story("Plain")?.reaches).toContain("Tea");
  expect(story("Plain")?.plays).toBe(false);
  expect(story("Plain")?.tags).toEqual(["snapshot"]);
});

test("a story with a render shows what that shows, also by way of a helper, and not the component", () => {
  expect([...(story("Own")?.reaches ?? [])]).toEqual(
    expect.arrayContaining(["Held", "Cup", "Saucer", "userEvent"]),
  );
  expect(story("Own")?.reaches).not.toContain("Tea");
  expect(story("Own")?.plays).toBe(true);
});

test("a story takes over what is spread into it", () => {
  expect(story("Spread")?.plays).toBe(true);
  expect(story("Spread")?.reaches).toContain("Cup");
});

test("a story that a helper makes plays, and reaches the helper", () => {
  expect(story("Proof")?.plays).toBe(true);
  expect([...(story("Proof")?.reaches ?? [])]).toEqual(
    expect.arrayContaining(["conforms", "Saucer"]),
  );
});

test("a name in a type is not shown", () => {
  for (const { reaches } of storiesIn(file)) expect(reaches).not.toContain("Milk");
});
