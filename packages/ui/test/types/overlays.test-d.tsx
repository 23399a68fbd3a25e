import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Dialog } from "@panel/ui/dialog";
import { HelpDialog } from "@panel/ui/help-dialog";
import { ModalAlert } from "@panel/ui/modal-alert";
import { Popover } from "@panel/ui/popover";
import { useToast } from "@panel/ui/toast";
import { Tooltip } from "@panel/ui/tooltip";

// Compiled, never run: each expected error is a mistake that a caller cannot make.

const nothing = () => {};
const asked = { open: true, title: "Delete 'Ruta'?", confirmLabel: "Delete", onConfirm: nothing };

export const confirmation = {
  danger: <ConfirmDialog {...asked} danger onClose={nothing} />,
  // @ts-expect-error -- a question needs a way out
  withoutClose: <ConfirmDialog {...asked} danger />,
  // @ts-expect-error -- the button needs its verb
  withoutVerb: <ConfirmDialog {...asked} confirmLabel={undefined} onClose={nothing} />,
  reasons: (
    <ConfirmDialog {...asked} onClose={(reason: "escape" | "overlay" | "cancel") => void reason} />
  ),
  // @ts-expect-error -- a question is closed by cancel, never by "button"
  otherReasons: <ConfirmDialog {...asked} onClose={(reason: "button") => void reason} />,
};

const said = { open: true, children: "Saved.", onClose: nothing };

export const alert = {
  success: <ModalAlert {...said} variant="success" />,
  // @ts-expect-error -- four variants, no others
  unknown: <ModalAlert {...said} variant="danger" />,
  // @ts-expect-error -- an alert says how it is meant
  unmeant: <ModalAlert {...said} />,
  // @ts-expect-error -- and something
  silent: <ModalAlert open variant="info" onClose={nothing} />,
};

const filtersButton = <Button>Filters</Button>;

export const dialogs = {
  triggered: (
    <Dialog
      title="Filters"
      trigger={filtersButton}
      footer={(close) => <Button onClick={close}>Done</Button>}
    />
  ),
  // @ts-expect-error -- without a button of its own, the page opens it
  unopened: <Dialog title="Filters" onClose={nothing} />,
  // @ts-expect-error -- and closes it
  unclosed: <Dialog open title="Filters" />,
  // @ts-expect-error -- a dialog needs its name, seen or not
  untitled: <Dialog open hideTitle onClose={nothing} />,
  // @ts-expect-error -- a sheet has a side
  unknownSide: <Dialog open title="Filters" side="left" onClose={nothing} />,
  // @ts-expect-error -- the ways out are told by onClose, which need not heed them
  ownEscape: <Dialog open title="Filters" onEscapeKeyDown={nothing} onClose={nothing} />,
  // @ts-expect-error -- also the presses elsewhere
  ownOutside: <ModalAlert {...said} variant="info" onInteractOutside={nothing} />,
  focusAfterwards: <ConfirmDialog {...asked} onCloseAutoFocus={nothing} onClose={nothing} />,
  // @ts-expect-error -- each page has words below its picture
  bareHelp: <HelpDialog open title="Help" pages={[{ figure: "1" }]} onClose={nothing} />,
};

const panel = { label: "Filters", children: "…" };

export const floating = {
  popover: <Popover {...panel} trigger={filtersButton} />,
  // @ts-expect-error -- the panel needs a name
  unnamedPopover: <Popover {...panel} label={undefined} trigger={filtersButton} />,
  // @ts-expect-error -- words take no focus: the trigger is an element
  popoverOfText: <Popover {...panel} trigger="Filters" />,
  tooltip: <Tooltip content="Delete">{filtersButton}</Tooltip>,
  tooltipAround: (
    <Tooltip content="Filters">
      <Popover {...panel} trigger={filtersButton} />
    </Tooltip>
  ),
  tooltipInside: (
    <Popover {...panel} trigger={<Tooltip content="Filters">{filtersButton}</Tooltip>} />
  ),
  // @ts-expect-error -- nor can words be gone to for a tooltip
  tooltipOfText: <Tooltip content="Delete">Delete</Tooltip>,
};

export function Toasts() {
  const { show } = useToast();
  show({ title: "Saved" });
  // @ts-expect-error -- a message has a title
  show({ description: "Saved" });
  // @ts-expect-error -- an action does something
  show({ title: "Archived", action: { label: "Undo" } });
  return null;
}
