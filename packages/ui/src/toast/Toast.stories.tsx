import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { flushSync } from "react-dom";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { AssetPicker } from "../asset-picker/index.ts";
import { Button } from "../button/index.ts";
import { ConfirmDialog } from "../confirm-dialog/index.ts";
import { fitsNarrowWindow, withHeldClock } from "../conformance/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Field } from "../field/index.ts";
import { ModalAlert } from "../modal-alert/index.ts";
import { TextInput } from "../text-input/index.ts";
import { type ToastOptions, ToastProvider, useToast } from "./Toast.tsx";

const undo = fn();
const closed = fn();
/** A browser renders between the listeners of a person's click, which it does not for a click by script. */
const renderNow = () => flushSync(() => {});

const Shower = ({ label, ...toast }: ToastOptions & { label: string }) => {
  const { show } = useToast();
  return <Button onClick={() => show(toast)}>{label}</Button>;
};

const meta = {
  title: "Messages/Toast",
  component: ToastProvider,
  args: {
    children: (
      <div className="flex min-h-80 items-start gap-2">
        <Shower label="Desa" title="Els canvis s'han desat" />
        <Shower
          label="Falla"
          tone="error"
          title="No s'ha pogut desar"
          description="El servidor no respon."
        />
        <Shower
          label="Arxiva"
          tone="info"
          title="«Ruta del Prado» arxivada"
          action={{ label: "Desfés", onSelect: undo }}
        />
      </div>
    ),
  },
  beforeEach: () => {
    undo.mockClear();
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export const Shown: Story = {
  tags: ["snapshot"],
  args: { duration: 60_000 },
  play: async () => {
    await press("Desa");
    await press("Falla");
    await press("Arxiva");
    const region = screen.getByRole("region", { name: "Notifications" });
    await expect(within(region).getAllByRole("status")).toHaveLength(2);
    await expect(within(region).getByRole("alert")).toHaveTextContent("No s'ha pogut desar");
  },
};

const saved = () => screen.queryByText("Els canvis s'han desat");
const card = (text: string) => screen.getByText(text).closest("[role=status]") as HTMLElement;
/** A click without pointer events, because `userEvent` waits for timers, which are held here. */
const pressAtOnce = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

export const GoesByItself: Story = {
  name: "A message disappears after three seconds, not before",
  play: () =>
    withHeldClock(async ({ advance }) => {
      await pressAtOnce("Desa");
      await advance(2999);
      await expect(saved()).toBeVisible();
      await advance(1);
      await expect(saved()).toBeNull();
    }),
};

export const HoverStopsTheClock: Story = {
  name: "Hovering stops the clock, which goes on where it was",
  play: () =>
    withHeldClock(async ({ advance }) => {
      await pressAtOnce("Desa");
      await advance(2000);
      await fireEvent.pointerOver(card("Els canvis s'han desat"));
      await advance(60_000);
      await expect(saved()).toBeVisible();
      await fireEvent.pointerOut(card("Els canvis s'han desat"));
      await advance(999);
      await expect(saved()).toBeVisible();
      await advance(1);
      await expect(saved()).toBeNull();
    }),
};

export const FocusStopsTheClock: Story = {
  name: "The focus inside stops the clock",
  play: () =>
    withHeldClock(async ({ advance }) => {
      await pressAtOnce("Desa");
      await advance(1000);
      const dismiss = screen.getByRole("button", { name: "Dismiss" });
      dismiss.focus();
      await advance(60_000);
      await expect(saved()).toBeVisible();
      dismiss.blur();
      await advance(1999);
      await expect(saved()).toBeVisible();
      await advance(1);
      await expect(saved()).toBeNull();
    }),
};

export const WhatIsToBeDoneStays: Story = {
  name: "Errors stay, and so does what has an action",
  play: () =>
    withHeldClock(async ({ advance }) => {
      await pressAtOnce("Falla");
      await pressAtOnce("Arxiva");
      await advance(600_000);
      await expect(screen.getByText("No s'ha pogut desar")).toBeVisible();
      await expect(screen.getByText("«Ruta del Prado» arxivada")).toBeVisible();
    }),
};

export const FifthMessage: Story = {
  name: "A fifth message takes the place of the oldest that goes by itself, never of an error",
  args: { duration: 60_000 },
  play: async () => {
    for (const name of ["Falla", "Desa", "Falla", "Falla", "Falla"]) await press(name);
    await expect(screen.getAllByRole("alert")).toHaveLength(4);
    await expect(saved()).toBeNull();
    await press("Desa");
    await expect(screen.getAllByRole("alert")).toHaveLength(4);
    await expect(saved()).toBeVisible();
  },
};

export const ErrorsStay: Story = {
  args: { duration: 60 },
  play: async () => {
    await press("Falla");
    await press("Desa");
    await waitFor(() => expect(screen.queryByText("Els canvis s'han desat")).toBeNull());
    await expect(screen.getByText("No s'ha pogut desar")).toBeVisible();
    await press("Dismiss");
    await expect(screen.queryByText("No s'ha pogut desar")).toBeNull();
  },
};

export const ReachedByF8: Story = {
  play: async () => {
    await press("Arxiva");
    await userEvent.keyboard("{F8}{Tab}");
    await expect(screen.getByRole("button", { name: "Desfés" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.getByRole("button", { name: "Arxiva" })).toHaveFocus();
  },
};

export const FocusGoesBack: Story = {
  name: "Dismissed by a press, a message gives the focus back, too; one that disappears by itself leaves the focus alone",
  args: { duration: 60 },
  play: async () => {
    await press("Falla");
    await press("Dismiss");
    await expect(screen.getByRole("button", { name: "Falla" })).toHaveFocus();

    await press("Falla");
    const dismiss = screen.getByRole("button", { name: "Dismiss" });
    await pressAtOnce("Desa");
    dismiss.focus();
    await waitFor(() => expect(saved()).toBeNull());
    await expect(dismiss).toHaveFocus();
  },
};

function WithDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} title="Editar la ruta" onClose={() => setOpen(false)}>
      <Shower
        label="Publica"
        title="«Ruta del Prado» publicada"
        action={{ label: "Desfés", onSelect: undo }}
      />
    </Dialog>
  );
}

export const FromADialog: Story = {
  name: "F8 leads out of an open dialog; Escape there takes the message away and leaves the dialog open",
  args: { children: <WithDialog /> },
  play: async () => {
    const publish = await screen.findByRole("button", { name: "Publica" });
    publish.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByText("«Ruta del Prado» publicada");
    await userEvent.keyboard("{F8}");
    await expect(screen.getByRole("region", { name: "Notifications" })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Desfés" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("«Ruta del Prado» publicada")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Editar la ruta" })).toBeVisible();
    await expect(publish).toHaveFocus();

    await userEvent.keyboard("{Enter}{F8}{Tab}{Enter}");
    await expect(undo).toHaveBeenCalledOnce();
    await expect(publish).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

function OverDialogs() {
  const { show } = useToast();
  const [open, setOpen] = useState("");
  const close = (reason: string) => {
    closed(reason);
    setOpen("");
  };
  const opener = (name: string) => (
    <Button
      onClick={() => {
        setOpen(name);
        show({ title: "Arxivada", action: { label: "Desfés", onSelect: undo } });
        show({ title: "No s'ha desat", tone: "error", description: <Vanishing /> });
      }}
    >
      {name}
    </Button>
  );
  return (
    <>
      {["Finestra", "Avís", "Pregunta", "Recursos"].map((name) => (
        <div key={name}>{opener(name)}</div>
      ))}
      <Dialog open={open === "Finestra"} title="Editar la ruta" onClose={close}>
        <Field label="Nom">
          <TextInput />
        </Field>
      </Dialog>
      <ModalAlert open={open === "Avís"} variant="info" onClose={close}>
        La ruta és pública.
      </ModalAlert>
      <ConfirmDialog
        open={open === "Pregunta"}
        title="Voleu esborrar-la?"
        confirmLabel="Esborra-la"
        onConfirm={fn()}
        onClose={close}
      />
      <AssetPicker
        open={open === "Recursos"}
        title="Recursos"
        assets={[]}
        onChoose={fn()}
        onClose={close}
      />
    </>
  );
}

/** A button inside a message that a press removes. */
function Vanishing() {
  const [isShown, setShown] = useState(true);
  return isShown && <Button onClick={() => setShown(false)}>Detalls</Button>;
}

export const OverADialog: Story = {
  name: "A press on a message, on its action or its cross leaves the dialog below open, with what was typed",
  args: { children: <OverDialogs /> },
  beforeEach: () => {
    closed.mockClear();
    return () => document.body.removeEventListener("click", renderNow);
  },
  play: async () => {
    // After React's own listener, which the body has since the messages have their place there.
    document.body.addEventListener("click", renderNow);
    for (const [name, role] of [
      ["Finestra", "dialog"],
      ["Avís", "alertdialog"],
      ["Pregunta", "alertdialog"],
      ["Recursos", "dialog"],
    ] as const) {
      await userEvent.click(screen.getByRole("button", { name }));
      const dialog = await screen.findByRole(role);
      const field = within(dialog).queryByRole("textbox", { name: "Nom" });
      if (field) await userEvent.type(field, "Prado");
      await userEvent.click(screen.getByText("Arxivada"));
      for (const gone of ["Detalls", "Desfés", "Dismiss"]) {
        await userEvent.click(screen.getByRole("button", { name: gone }));
        await waitFor(() => expect(screen.queryByRole("button", { name: gone })).toBeNull());
      }
      await expect(closed).not.toHaveBeenCalled();
      await expect(dialog).toBeVisible();
      if (field) await expect(field).toHaveValue("Prado");
      await userEvent.pointer({
        target: document.querySelector(".bg-overlay") as Element,
        keys: "[MouseLeft]",
      });
      await waitFor(() => expect(closed).toHaveBeenLastCalledWith("overlay"));
      closed.mockClear();
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    }
  },
};

export const EffectsTwice: Story = {
  name: "With effects run twice a message is shown once, and disappears in time",
  render: (args) => (
    <StrictMode>
      <ToastProvider {...args} />
    </StrictMode>
  ),
  play: () =>
    withHeldClock(async ({ advance }) => {
      await pressAtOnce("Desa");
      await advance(2999);
      await expect(saved()).toBeVisible();
      await advance(1);
      await expect(saved()).toBeNull();
    }),
};

export const Narrow = fitsNarrowWindow(
  () => (
    <ToastProvider>
      <Shower
        label="Desa"
        tone="error"
        title="Internacionalitzacionsdesproporcionadamentllarguíssimes"
        description="Els establiments col·laboradorsincondicionalmentinternacionals no responen."
        action={{ label: "Torna-ho a provar d'aquí a una estona", onSelect: undo }}
      />
    </ToastProvider>
  ),
  { show: () => press("Desa"), role: "alert" },
);

/** Work that the story ends. */
const work = { end: (_count: number) => {}, fail: (_reason: Error) => {} };

const Publisher = () => {
  const { promise } = useToast();
  const publish = () => {
    const done = new Promise<number>((resolve, reject) => {
      work.end = resolve;
      work.fail = reject;
    });
    const told = promise(done, {
      loading: "S'està publicant la ruta…",
      success: (count) => ({ title: `S'han publicat ${count} punts` }),
      error: (reason) => ({ title: "No s'ha publicat", description: (reason as Error).message }),
    });
    told.catch(() => {});
  };
  return <Button onClick={publish}>Publica</Button>;
};

export const OfWork: Story = {
  name: "A message of work stays while it goes on, and says in its place how it ended",
  args: { children: <Publisher /> },
  play: () =>
    withHeldClock(async ({ advance }) => {
      await pressAtOnce("Publica");
      const message = card("S'està publicant la ruta…");
      await expect(message.querySelector("svg")).toHaveClass("animate-spin");
      await advance(60_000);
      await expect(message).toBeVisible();
      const dismiss = within(message).getByRole("button", { name: "Dismiss" });
      dismiss.focus();
      work.end(12);
      await advance(0);
      await expect(message).toHaveTextContent("S'han publicat 12 punts");
      await expect(dismiss).toHaveFocus();
      dismiss.blur();
      await advance(2999);
      await expect(message).toBeVisible();
      await advance(1);
      await expect(screen.queryByText("S'han publicat 12 punts")).toBeNull();
    }),
};

export const OfWorkThatFails: Story = {
  name: "Work that fails is an error at once, also where its message was taken away",
  args: { children: <Publisher /> },
  play: () =>
    withHeldClock(async ({ advance }) => {
      await pressAtOnce("Publica");
      await fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
      await expect(screen.queryByText("S'està publicant la ruta…")).toBeNull();
      work.fail(new Error("El servidor no respon."));
      await advance(60_000);
      await expect(screen.getByRole("alert")).toHaveTextContent("El servidor no respon.");
    }),
};
