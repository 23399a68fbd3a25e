import { transformWithOxc } from "vite";
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

test("UIK-07 what a story shows is JSX, with what it needs and without its tests", () => {
  expect(storySource(file, "overlays-dialog--open", "dialog", true)).toBe(
    `import { useState } from "react";
import { Button } from "@panel/ui/button";
import { Dialog, type DialogProps } from "@panel/ui/dialog";

/** Opens it. */
const Opened = (args: DialogProps) => {
  const [open] = useState(false);
  return <Dialog {...args} open={open} />;
};

<Opened onClose={() => {}} onLoad={(() => 1)} footer={<Button>Save</Button>} />;`,
  );
});

test("UIK-07 a further story is shown alone", () => {
  expect(storySource(file, "overlays-dialog--from-menu", "dialog", false)).toBe("<Menu />;");
});

const plain = `const meta = {
  component: Tag<Route>,
  args: { label: "New", onPress: fn() },
} satisfies Meta<typeof Tag>;

export const Default: Story = {};

export const Long: Story = {
  ...Default,
  args: {
    ...Default.args,
    label: "A label that is long enough, with its reason, for a line of its own",
    children: "Text",
    big: true,
  },
};

export const Held: Story = {
  render: function Holder(args) {
    const [label, setLabel] = useState(args.label);
    return <Tag label={label} onPress={() => setLabel("Old")} />;
  },
};
`;

test("UIK-07 a story without a function that renders is its component with its args", () => {
  expect(storySource(plain, "x--default", "tag", true)).toBe(
    `<Tag label="New" onPress={() => {}} />;`,
  );
  expect(storySource(plain, "x--long", "tag", true)).toBe(
    `<Tag
  label="A label that is long enough, with its reason, for a line of its own"
  onPress={() => {}}
  big
>
  Text
</Tag>;`,
  );
});

test("UIK-07 a story that holds something is a component", () => {
  expect(storySource(plain, "x--held", "tag", true)).toBe(
    `function Holder() {
  const [label, setLabel] = useState("New");
  return <Tag label={label} onPress={() => setLabel("Old")} />;
}`,
  );
});

/** Tables of tests have no page in the manual. */
const withPage = Object.entries(files).filter(
  ([, text]) => !/tags: \[[^\]]*"!autodocs"/.test(text),
);

test.each(withPage)(
  "%s: what its page shows is JSX that compiles, and nothing of tests",
  async (_path, text) => {
    const stories = text
      .split(/\n(?=export const )/)
      .filter((each) => each.startsWith("export const"));
    const first = stories.find((each) => /tags: \[.*"snapshot"/.test(each)) ?? stories[0] ?? "";
    const name = /^export const (\w+)/.exec(first)?.[1] ?? "";
    const source = storySource(text, `x--${name}`, "x", true);
    expect(source).not.toMatch(
      /storybook|\/conformance|^ {2}play\b|from "\.\.?\/|\bStory\b|satisfies/m,
    );
    for (const each of stories) {
      const [, story = ""] = /^export const (\w+): Story/.exec(each) ?? [];
      if (!story) continue;
      const code = storySource(text, `x--${story}`, "x", true);
      await expect(transformWithOxc(code, "example.tsx")).resolves.toBeDefined();
      // That of another file stays.
      expect(storySource(text, `x--${story}`, "x", false)).not.toMatch(/(?<!\.)\bargs\./);
    }
  },
);
