import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, fitsNarrowWindow } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { TextInput } from "../text-input/index.ts";
import { Tooltip } from "../tooltip/index.ts";
import { Dialog, DialogRoot } from "./index.ts";

const meta = {
  title: "Overlays/Dialog/Parts",
  component: DialogRoot,
  parameters: { layout: "fullscreen" },
  args: { onOpenChange: fn(), children: null },
  render: (args) => (
    <Dialog.Root {...args}>
      <Dialog.Trigger>
        <Button>Nova ruta</Button>
      </Dialog.Trigger>
      <Dialog.Content size="sm">
        <Dialog.Header>
          <Dialog.Title>Nova ruta</Dialog.Title>
          <Dialog.Description>Es crea com a esborrany; ningú més no la veu.</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <Field label="Nom">
            <TextInput defaultValue="Ruta del Prado" />
          </Field>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close>
            <Button>Cancel·la</Button>
          </Dialog.Close>
          <Button variant="primary">Crea la ruta</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
} satisfies Meta<typeof DialogRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
const opener = () => screen.getByRole("button", { name: "Nova ruta" });

export const Composed: Story = {
  tags: ["snapshot"],
  name: "Its parts make a dialog, named and described by what is in them",
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Nova ruta" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(/^Es crea com a esborrany/);
    await expect(within(dialog).getByRole("textbox", { name: "Nom" })).toHaveFocus();
  },
};

export const TellsWhy: Story = {
  name: "The root says why it opens and closes",
  play: async ({ args }) => {
    const last = (open: boolean, reason: string) =>
      waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(open, reason));
    await expect(opener()).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(opener());
    await last(true, "trigger");
    await userEvent.keyboard("{Escape}");
    await last(false, "escape");
    await waitFor(() => expect(opener()).toHaveFocus());
    for (const name of ["Cancel·la", "Close"]) {
      await userEvent.click(opener());
      await userEvent.click(await screen.findByRole("button", { name }));
      await last(false, "button");
      await waitFor(() => expect(opener()).toHaveFocus());
    }
    await userEvent.click(opener());
    await screen.findByRole("dialog");
    await userEvent.click(document.querySelector(".bg-overlay") as Element);
    await last(false, "overlay");
  },
};

export const Blocked: Story = {
  name: "While it is blocked, its ways out are shut",
  args: { defaultOpen: true, blocked: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("button", { name: "Cancel·la" })).toBeDisabled();
    await expect(within(dialog).getByRole("button", { name: "Close" })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

export const WithATooltip: Story = {
  name: "A tooltip around its trigger, and one inside, leave the trigger working",
  render: () => (
    <div className="flex gap-2 p-4">
      <Dialog.Root>
        <Tooltip content="Crea una ruta">
          <Dialog.Trigger>
            <Button>Nova ruta</Button>
          </Dialog.Trigger>
        </Tooltip>
        <Dialog.Content>
          <Dialog.Title>Primera</Dialog.Title>
          <Dialog.Body>{(close) => <Button onClick={close}>Fet</Button>}</Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
      <Dialog.Root>
        <Dialog.Trigger>
          <Tooltip content="Canvia el nom">
            <Button>Nom</Button>
          </Tooltip>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Segona</Dialog.Title>
          <Dialog.Footer>{(close) => <Button onClick={close}>Fet</Button>}</Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [name, title] of [
      ["Nova ruta", "Primera"],
      ["Nom", "Segona"],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name }));
      await screen.findByRole("dialog", { name: title });
      await userEvent.click(screen.getByRole("button", { name: "Fet" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
  },
};

const around = (parts: ReactNode) => (
  <Dialog.Root open>
    <Dialog.Content>
      <Dialog.Title>Dialog</Dialog.Title>
      {parts}
    </Dialog.Content>
  </Dialog.Root>
);
export const ContentConforms = conforms(HTMLDivElement, (props) => (
  <Dialog.Root open>
    <Dialog.Content {...props}>
      <Dialog.Title>Dialog</Dialog.Title>
    </Dialog.Content>
  </Dialog.Root>
));
export const TriggerConforms = conforms(HTMLButtonElement, (props) => (
  <Dialog.Root>
    <Dialog.Trigger {...props}>
      <button type="button">Open</button>
    </Dialog.Trigger>
  </Dialog.Root>
));
export const HeaderConforms = conforms(HTMLElement, (props) =>
  around(<Dialog.Header {...props}>About</Dialog.Header>),
);
export const TitleConforms = conforms(HTMLHeadingElement, (props) => (
  <Dialog.Root open>
    <Dialog.Content>
      <Dialog.Title {...props}>Dialog</Dialog.Title>
    </Dialog.Content>
  </Dialog.Root>
));
export const DescriptionConforms = conforms(HTMLParagraphElement, (props) =>
  around(<Dialog.Description {...props}>About</Dialog.Description>),
);
export const BodyConforms = conforms(HTMLDivElement, (props) =>
  around(<Dialog.Body {...props}>Text</Dialog.Body>),
);
export const FooterConforms = conforms(HTMLElement, (props) =>
  around(<Dialog.Footer {...props}>Text</Dialog.Footer>),
);
export const CloseConforms = conforms(HTMLButtonElement, (props) =>
  around(
    <Dialog.Close {...props}>
      <button type="button">Close</button>
    </Dialog.Close>,
  ),
);

export const Narrow = fitsNarrowWindow(
  () => (
    <Dialog.Root open>
      <Dialog.Content>
        <Dialog.Title>Internacionalitzacionsdesproporcionadamentllargues</Dialog.Title>
        <Dialog.Description>Desenvolupadorsdesproporcionadamentinternacionals</Dialog.Description>
        <Dialog.Body>Establimentsdesproporcionadamentcol·laboradors</Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  { role: "dialog" },
);
