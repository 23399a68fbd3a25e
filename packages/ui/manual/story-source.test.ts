import { expect, test } from "vitest";
import { storySource } from "./story-source.ts";

const files = import.meta.glob<string>(["../src/*/*.stories.tsx", "../recipes/*.stories.tsx"], {
  eager: true,
  import: "default",
  query: "?raw",
});

const file = `import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/index.ts";
import { Menu } from "../menu/index.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";

/** Opens it. */
const Opened = (args: DialogProps) => {
  const [open] = useState(false);
  return <Dialog {...args} open={open} />;
};

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  parameters: { layout: "fullscreen" },
  args: { onClose: fn<Close>(), onLoad: fn(() => 1) },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async () => {
  await userEvent.click(document.body);
};

export const FromMenu: Story = {
  render: () => <Menu />,
};

export const Open: Story = {
  tags: ["snapshot"],
  args: { footer: <Button>Save</Button> },
  play: async () => {
    await press();
    await expect(true).toBe(true);
  },
};
`;

test("UIK-07 the source of a story is shown as written, with what it needs and without its tests", () => {
  expect(storySource(file, "overlays-dialog--open", "dialog", true)).toBe(
    `import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "@panel/ui/button";
import { Dialog, type DialogProps } from "@panel/ui/dialog";

/** Opens it. */
const Opened = (args: DialogProps) => {
  const [open] = useState(false);
  return <Dialog {...args} open={open} />;
};

const meta = {
  component: Dialog,
  args: { onClose: () => {}, onLoad: (() => 1) },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { footer: <Button>Save</Button> },
};`,
  );
});

test("UIK-07 a further story is shown alone", () => {
  expect(storySource(file, "overlays-dialog--from-menu", "dialog", false)).toBe(
    `export const FromMenu: Story = {
  render: () => <Menu />,
};`,
  );
});

/** Tables of tests have no page in the manual. */
const withPage = Object.entries(files).filter(
  ([, text]) => !/tags: \[[^\]]*"!autodocs"/.test(text),
);

test.each(withPage)("%s: what its page shows first has nothing of tests", (_path, text) => {
  const stories = text
    .split(/\n(?=export const )/)
    .filter((each) => each.startsWith("export const"));
  const first = stories.find((each) => /tags: \[.*"snapshot"/.test(each)) ?? stories[0] ?? "";
  const name = /^export const (\w+)/.exec(first)?.[1] ?? "";
  const source = storySource(text, `x--${name}`, "x", true);
  expect(source).toContain(`export const ${name}`);
  expect(source).toMatch(/^import /);
  expect(source).not.toMatch(/storybook\/test|\/conformance|^ {2}play\b|from "\.\.?\//m);
});
