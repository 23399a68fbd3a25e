import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { AvatarField } from "../avatar-field/index.ts";
import { Button } from "../button/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import {
  conformsPopup,
  fitsNarrowWindow,
  goesRoundByTab,
  opensAndCloses,
  scrollsAsOne,
  shortWindow,
} from "../conformance/index.ts";
import { DropdownMenuItem, DropdownMenu } from "../dropdown-menu/index.ts";
import { Field } from "../field/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { TextInput } from "../text-input/index.ts";
import { DropZone } from "../upload/index.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";

const Opened = (args: DialogProps) => {
  const [open, setOpen] = useState(args.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Obre</Button>
      <Dialog
        {...args}
        trigger={undefined}
        defaultOpen={undefined}
        onOpenChange={undefined}
        open={open}
        onClose={(reason) => {
          args.onClose?.(reason);
          setOpen(false);
        }}
      />
    </>
  );
};

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  parameters: { layout: "fullscreen" },
  args: {
    open: false,
    title: "Nova ruta",
    description: "Es crea com a esborrany; ningú més no la veu.",
    onClose: fn(),
    children: (
      <Field label="Nom">
        <TextInput defaultValue="Ruta del Prado" />
      </Field>
    ),
    footer: (
      <>
        <Button>Cancel·la</Button>
        <Button variant="primary">Crea la ruta</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);

export const Open: Story = {
  tags: ["snapshot"],
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Nova ruta" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      "Es crea com a esborrany; ningú més no la veu.",
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await opensAndCloses(canvasElement, "Obre", "dialog");
    await expect(args.onClose).toHaveBeenCalledWith("escape");
  },
};

function ShownWhileFocused() {
  const [focused, setFocused] = useState(false);
  return (
    <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <Field label="Nom">
        <TextInput />
      </Field>
      {focused && <p>El nom es veu al mapa.</p>}
    </div>
  );
}

export const TabAcrossRemoval: Story = {
  name: "Tab goes on where something is removed as the focus leaves",
  args: { open: true, children: <ShownWhileFocused /> },
  play: async () => {
    await goesRoundByTab(await screen.findByRole("dialog", { name: "Nova ruta" }));
  },
};

const paragraphs = Array.from({ length: 12 }, (_, place) => (
  <p key={place}>La ruta passa pel riu.</p>
));

export const ShortWindow: Story = {
  ...shortWindow,
  name: "In a short window head, content and foot scroll as one",
  args: { open: true, children: paragraphs },
  play: async () => scrollsAsOne(await screen.findByRole("dialog")),
};

export const ShortSheet: Story = {
  ...ShortWindow,
  name: "In a short window a sheet scrolls as one",
  args: { ...ShortWindow.args, side: "right" },
};

export const ShortFull: Story = {
  ...ShortWindow,
  name: "In a short window a dialog over the whole of it scrolls as one",
  args: { ...ShortWindow.args, size: "full" },
};

export const WhileComposing: Story = {
  name: "Escape that ends the composition of an input method closes nothing",
  args: { open: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Nova ruta" });
    const box = within(dialog).getByRole("textbox", { name: "Nom" });
    const key = { key: "Escape", code: "Escape" };
    await fireEvent.keyDown(box, { ...key, isComposing: true, keyCode: 229 });
    // Safari has ended the composition by then.
    await fireEvent.keyDown(box, { ...key, isComposing: false, keyCode: 229 });
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledWith("escape");
  },
};

export const WithTrigger: Story = {
  name: "A dialog with a button of its own opens and closes by itself",
  args: { trigger: <Button>Nova ruta</Button>, onOpenChange: fn() },
  render: ({ trigger = <Button />, title, children, onOpenChange, onClose }) => (
    <Dialog
      {...{ trigger, title, onOpenChange, onClose }}
      footer={(close) => <Button onClick={close}>Cancel·la</Button>}
    >
      {children}
    </Dialog>
  ),
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Nova ruta" });
    await expect(trigger).toHaveAttribute("data-closed");
    await userEvent.click(trigger);
    const dialog = await screen.findByRole("dialog", { name: "Nova ruta" });
    await expect(dialog).toHaveAttribute("data-open");
    await expect(trigger).toHaveAttribute("data-open");
    await expect(trigger).not.toHaveAttribute("data-closed");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(within(dialog).getByRole("textbox", { name: "Nom" })).toHaveFocus();

    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel·la" }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onClose).toHaveBeenLastCalledWith("button");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, "button");

    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Nova ruta" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onClose).toHaveBeenLastCalledWith("escape");
    await expect(trigger).toHaveAttribute("data-closed");
  },
};

export const ByOverlay: Story = {
  args: { open: true },
  play: async ({ args }) => {
    await screen.findByRole("dialog");
    await userEvent.pointer({
      target: document.querySelector(".bg-overlay") as Element,
      keys: "[MouseLeft]",
    });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith("overlay"));
  },
};

export const ByButton: Story = {
  args: { open: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledWith("button");
  },
};

export const RightPressKeepsItOpen: Story = {
  name: "A right click on the overlay closes nothing, and is not reported as the reason later",
  args: { open: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await userEvent.pointer({
      target: document.querySelector(".bg-overlay") as Element,
      keys: "[MouseRight]",
    });
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenLastCalledWith("button");
  },
};

export const FocusElsewhere: Story = {
  name: "With onCloseAutoFocus prevented, the caller decides what gets the focus",
  args: {
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      screen.getByRole("link", { name: "Ajuda" }).focus();
    },
  },
  render: (args) => (
    <>
      <Opened {...args} /> <a href="#help">Ajuda</a>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Obre" }));
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "Ajuda" })).toHaveFocus());
  },
};

/** A dialog whose opener is removed, or disabled, while it is open. */
function OpenerGoes({ named = false, kept = false }: { named?: boolean; kept?: boolean }) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const place = useRef<HTMLAnchorElement>(null);
  return (
    <main>
      <h1>Rutes</h1>
      {(kept || !gone) && (
        <Button disabled={gone} onClick={() => setOpen(true)}>
          Obre
        </Button>
      )}
      <Dialog
        open={open}
        title="Nova ruta"
        finalFocus={named ? place : undefined}
        onClose={() => setOpen(false)}
      >
        <Button onClick={() => setGone(true)}>Treu-lo</Button>
      </Dialog>
      <a ref={place} href="#help">
        Ajuda
      </a>
    </main>
  );
}
const openerGoes = (
  props: Parameters<typeof OpenerGoes>[0],
  role: string,
  name: string,
): Story => ({
  render: () => <OpenerGoes {...props} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Obre" }));
    await userEvent.click(await screen.findByRole("button", { name: "Treu-lo" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole(role, { name })).toHaveFocus());
  },
});
export const OpenerGone: Story = {
  ...openerGoes({}, "heading", "Rutes"),
  name: "If its opener is gone, the heading of the page gets the focus",
};
export const OpenerDisabled: Story = {
  ...openerGoes({ kept: true }, "heading", "Rutes"),
  name: "If its opener can no longer take it, the heading of the page gets the focus",
};
export const OpenerGonePlaceNamed: Story = {
  ...openerGoes({ named: true }, "link", "Ajuda"),
  name: "If its opener is gone, the place that is named gets the focus",
};

/** Makes a story of a dialog with this content, to check what it focuses first. */
const focusedFirst = (children: DialogProps["children"]): Story["render"] =>
  function FocusedFirst(args) {
    return <Opened {...args}>{children}</Opened>;
  };
const openAndExpect = async (canvasElement: HTMLElement, role: string, name: string) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Obre" }));
  const dialog = await screen.findByRole("dialog", { name: "Nova ruta" });
  await waitFor(() => expect(within(dialog).getByRole(role, { name })).toHaveFocus());
};

export const FocusOnDropZone: Story = {
  name: "A drop zone as the first field: its button takes the focus, not its hidden input",
  render: focusedFirst(
    <>
      <DropZone labels={{ choose: "trieu-lo" }} onFiles={fn()} />
      <Field label="Nom">
        <TextInput />
      </Field>
    </>,
  ),
  play: ({ canvasElement }) => openAndExpect(canvasElement, "button", "trieu-lo"),
};

export const FocusOnAvatarField: Story = {
  name: "An avatar field as the first field: its button takes the focus",
  render: focusedFirst(
    <AvatarField src={null} name="Iria Souto" value={undefined} onValueChange={fn()} />,
  ),
  play: ({ canvasElement }) => openAndExpect(canvasElement, "button", "Choose a picture"),
};

export const FocusOnCheckbox: Story = {
  name: "A checkbox in a form as the first field: it takes the focus, not the input that Radix hides beside it",
  render: focusedFirst(
    <form>
      <Checkbox label="Pública" />
      <Field label="Nom">
        <TextInput />
      </Field>
    </form>,
  ),
  play: ({ canvasElement }) => openAndExpect(canvasElement, "checkbox", "Pública"),
};

export const FocusOnRadio: Story = {
  name: "A radio group as the first field: its chosen option takes the focus",
  render: focusedFirst(
    <form>
      <RadioGroup
        label="Tipus"
        options={[
          { value: "a", label: "Gimcana" },
          { value: "b", label: "Ruta" },
        ]}
        value="b"
        onValueChange={fn()}
      />
    </form>,
  ),
  play: ({ canvasElement }) => openAndExpect(canvasElement, "radio", "Ruta"),
};

export const FocusWithoutField: Story = {
  name: "Without a field the first control takes the focus",
  render: focusedFirst(<input type="file" hidden />),
  play: ({ canvasElement }) => openAndExpect(canvasElement, "button", "Close"),
};

export const KeepsTheFocus: Story = {
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    for (let tabs = 0; tabs < 6; tabs += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

export const BlockedStaysOpen: Story = {
  args: { open: true, blocked: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await userEvent.pointer({
      target: document.querySelector(".bg-overlay") as Element,
      keys: "[MouseLeft]",
    });
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

const FromMenu = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<Button>Accions</Button>}>
        <DropdownMenuItem onSelect={() => setOpen(true)}>Canvia el nom</DropdownMenuItem>
      </DropdownMenu>
      <Dialog open={open} title="Canvia el nom" onClose={() => setOpen(false)} />
    </>
  );
};

export const GivesTheFocusBackToTheMenuButton: Story = {
  render: () => <FromMenu />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Accions" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menuitem", { name: "Canvia el nom" });
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Sheet: Story = { args: { open: true, side: "right" } };
export const Full: Story = { tags: ["snapshot"], args: { open: true, size: "full" } };
export const LongContentScrollsInside: Story = {
  args: {
    open: true,
    size: "sm",
    title: "Condicions incomprensiblementllarguíssimes de la participació en l'experiència",
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Condició número {line + 1}</p>),
  },
  play: async () => {
    await screen.findByRole("dialog");
    const box = (
      await screen.findByRole("button", { name: "Crea la ruta" })
    ).getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const Conforms = conformsPopup(
  HTMLDivElement,
  "dialog",
  (props, { open, setOpen, opener }) => (
    <>
      {opener}
      <Dialog {...props} open={open} title="Dialog" onClose={() => setOpen(false)} />
    </>
  ),
);

export const Narrow = fitsNarrowWindow(
  () => (
    <Dialog
      open
      title="Internacionalitzacionsdesproporcionadamentllarguíssimes"
      description="Desenvolupadordesproporcionadament: ningú més no ho veu."
      footer={
        <>
          <Button>Cancel·la i torna enrere</Button>
          <Button variant="primary">Crea l'experiència nova</Button>
        </>
      }
      onClose={() => {}}
    >
      <Field label="Denominació de l'establiment col·laborador">
        <TextInput defaultValue="Ruta del Prado" />
      </Field>
    </Dialog>
  ),
  { role: "dialog" },
);
export const NarrowSheet = fitsNarrowWindow(
  () => (
    <Dialog open side="right" title="Internacionalitzacionsdesproporcionades" onClose={() => {}}>
      Desenvolupadorsdesproporcionadamentinternacionals
    </Dialog>
  ),
  { role: "dialog" },
);

export const TellsWhy: Story = {
  name: "Open at first where told so; onOpenChange says why it opens and closes, also to who holds it",
  args: { onOpenChange: fn() },
  render: function BothWays({ onOpenChange }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Dialog
          defaultOpen
          trigger={<Button>La seva</Button>}
          title="Amb botó"
          {...(onOpenChange && { onOpenChange })}
        />
        <Button onClick={() => setOpen(true)}>De fora</Button>
        <Dialog
          open={open}
          title="De fora"
          onOpenChange={(next, reason) => {
            onOpenChange?.(next, reason);
            setOpen(next);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const last = (open: boolean, reason: string) =>
      waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(open, reason));
    await screen.findByRole("dialog", { name: "Amb botó" });
    await userEvent.keyboard("{Escape}");
    await last(false, "escape");
    await userEvent.click(canvas.getByRole("button", { name: "La seva" }));
    await last(true, "trigger");
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await last(false, "button");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "De fora" }));
    await screen.findByRole("dialog", { name: "De fora" });
    await userEvent.pointer({
      target: document.querySelector(".bg-overlay") as Element,
      keys: "[MouseLeft]",
    });
    await last(false, "overlay");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
