import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conforms, fitsNarrow, conformsToOpening } from "../conformance/index.ts";
import { CopyLanguage } from "./index.ts";

const meta = {
  title: "Back office/CopyLanguage",
  component: CopyLanguage,
  args: {
    target: { code: "cat", name: "Català" },
    sources: [
      { code: "cas", name: "Español" },
      { code: "eng", name: "English" },
    ],
    targetFilled: false,
    onCopy: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof CopyLanguage>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
const opener = { name: "Copy from another language" };

async function choose(name: string) {
  await userEvent.click(screen.getByRole("button", opener));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

export const Copies: Story = {
  tags: ["snapshot"],
  name: "UIK-03 The filled languages are offered; a copy into an empty one is made at once, and said",
  play: async ({ args }) => {
    await choose("Español");
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onCopy).toHaveBeenLastCalledWith("cas");
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent("Copied from Español."),
    );
  },
};

export const Undoes: Story = {
  name: "UIK-03 A copy can be undone once; the focus stays",
  play: async ({ args }) => {
    await choose("English");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(args.onUndo).toHaveBeenLastCalledWith("eng");
    await expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await expect(screen.getByRole("button", opener)).toHaveFocus();
  },
};

export const UndoneUntilAnother: Story = {
  name: "UIK-03 A copy cannot be undone once another language was shown, nor when the first is back",
  render: function Switched(args) {
    const [code, setCode] = useState("cat");
    return (
      <>
        {["cat", "eus"].map((each) => (
          <button key={each} type="button" onClick={() => setCode(each)}>
            {each}
          </button>
        ))}
        <CopyLanguage {...args} target={{ code, name: code }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    // The live region is still empty.
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await choose("English");
    await screen.findByRole("button", { name: "Undo" });
    await userEvent.click(canvas.getByRole("button", { name: "eus" }));
    await expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "cat" }));
    await expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const UndoBringsBack: Story = {
  name: "UIK-03 Undoing brings back what was written before the copy",
  render: function Written(args) {
    const [texts, setTexts] = useState({ cat: "Passeig", cas: "Paseo" });
    const [before, setBefore] = useState("");
    return (
      <>
        <output>{texts.cat}</output>
        <CopyLanguage
          {...args}
          targetFilled
          onCopy={() => {
            setBefore(texts.cat);
            setTexts({ ...texts, cat: texts.cas });
          }}
          onUndo={() => setTexts({ ...texts, cat: before })}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await choose("Español");
    await userEvent.click(await screen.findByRole("button", { name: "Replace" }));
    await expect(await canvas.findByText("Paseo")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(canvas.getByText("Passeig")).toBeVisible();
  },
};

export const Asks: Story = {
  tags: ["snapshot"],
  name: "UIK-03 What is written is not replaced without a question that names its language",
  args: { targetFilled: true },
  play: async ({ args }) => {
    await choose("Español");
    await screen.findByRole("alertdialog", { name: "Replace the texts in Català?" });
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

export const AskedAndAnswered: Story = {
  name: "UIK-03 Cancel copies nothing, replacing does; the focus is back at the button",
  args: { targetFilled: true },
  play: async ({ args }) => {
    await choose("Español");
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.getByRole("button", opener)).toHaveFocus());
    await expect(args.onCopy).not.toHaveBeenCalled();
    await choose("Español");
    await userEvent.click(await screen.findByRole("button", { name: "Replace" }));
    await expect(args.onCopy).toHaveBeenLastCalledWith("cas");
    await waitFor(() => expect(screen.getByRole("button", opener)).toHaveFocus());
  },
};

export const NothingToCopy: Story = {
  name: "UIK-03 Where nothing is written in another language it is disabled",
  args: { sources: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", opener)).toBeDisabled();
  },
};

export const Narrow = fitsNarrow(() => (
  <CopyLanguage
    {...meta.args}
    labels={{ copyFrom: "Copia els textos del punt des d'un altre idioma" }}
  />
));

export const Dark: Story = { globals: { theme: "dark" } };

export const Conforms = conforms(HTMLDivElement, (props) => (
  <CopyLanguage {...props} {...meta.args} />
));

export const ConformsToOpening = conformsToOpening(
  (props) => <CopyLanguage {...meta.args} {...props} />,
  "menu",
);
