import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { SearchBox, type SearchBoxProps } from "./index.ts";

const Held = (args: SearchBoxProps) => {
  const [text, setText] = useState(args.value);
  return (
    <SearchBox
      {...args}
      value={text}
      onValueChange={(next) => {
        args.onValueChange(next);
        setText(next);
      }}
    />
  );
};

const meta = {
  title: "Lists/SearchBox",
  component: SearchBox,
  args: {
    value: "",
    onValueChange: fn(),
    label: "Cerca entre els establiments col·laboradors",
    clearLabel: "Buida la cerca",
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  tags: ["snapshot"],
  name: "The value is reported at each letter",
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText("Cerca entre els establiments col·laboradors", {
      selector: "input",
    });
    await userEvent.type(box, "prado");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("prado");
  },
};

export const Emptied: Story = {
  name: "Its button and Escape empty it; the focus stays in the box",
  args: { value: "prado" },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("Cerca entre els establiments col·laboradors", {
      selector: "input",
    });
    await userEvent.click(canvas.getByRole("button", { name: "Buida la cerca" }));
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
    await userEvent.type(box, "sol{Escape}");
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <SearchBox {...props} {...meta.args} />
));
