import { Search } from "lucide-react";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { Dialog, type DialogOpenReason } from "../dialog/index.ts";
import { matchingOptions } from "../searchable-select/index.ts";
import { useCommandHotkey } from "./use-command-hotkey.ts";
import { useFold, useLabels } from "../labels/labels-context.ts";
import type { Fold } from "../style/fold.ts";
import { useOpen } from "../style/use-open.ts";
import { inKeptOrder, isSameOrder, type Order, orderOf } from "./kept-order.ts";
import { englishCommandPaletteLabels, type CommandPaletteLabels } from "./labels.ts";

export interface Command {
  /** Unique among the commands of all groups. */
  id: string;
  label: string;
  /** Other words by which the search finds it. */
  keywords?: string;
  icon?: ReactNode;
  /** Shortcut shown at its end, such as "G U"; shown only, not bound. */
  shortcut?: string;
  /** Called after the palette has closed and the focus has returned. */
  onRun: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
  /** How many of them are shown at most; the search looks at all. */
  most?: number;
  /** Shows none of them before something is typed. @default false */
  searchedOnly?: boolean;
}

/** Why it was opened or closed: `hotkey` by Ctrl+K or ⌘+K, `choice` by a command. */
export type PaletteOpenReason = "hotkey" | "choice" | DialogOpenReason;

export interface CommandPaletteProps {
  /** Controlled when given. */
  open?: boolean;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, reason: PaletteOpenReason) => void;
  /** A button that opens it, or a `Tooltip` around it. */
  trigger?: ReactElement;
  groups: readonly CommandGroup[];
  /** Called with what is typed, such as for fetching what is to be found. */
  onSearchChange?: (text: string) => void;
  /** Whether what is typed is still being searched for, so that more may be found. @default false */
  searching?: boolean;
  /** Whether Ctrl+K or ⌘+K opens and closes it. @default true */
  hotkey?: boolean;
  labels?: Partial<CommandPaletteLabels>;
}

/** All commands in one dialog: found by typing, chosen with the arrow keys, run with Enter. */
export function CommandPalette({
  trigger,
  groups,
  onSearchChange,
  searching = false,
  hotkey = true,
  labels: given,
  ...opening
}: CommandPaletteProps) {
  const labels = useLabels("commandPalette", englishCommandPaletteLabels, given);
  const [open, turn] = useOpen<PaletteOpenReason>(opening);
  useCommandHotkey(() => turn(!open, "hotkey"), hotkey);

  const chosen = useRef<Command>(null);
  const runChosen = () => {
    const command = chosen.current;
    chosen.current = null;
    command?.onRun();
  };

  return (
    <Dialog
      open={open}
      trigger={trigger}
      title={labels.title}
      size="md"
      className="top-[12dvh] max-h-[76dvh] translate-y-0"
      onOpenChange={turn}
      // Radix returns the focus right after this event. The command runs after that, so that it can move the focus.
      onCloseAutoFocus={() => queueMicrotask(runChosen)}
    >
      <CommandList
        groups={groups}
        onSearchChange={onSearchChange}
        searching={searching}
        labels={labels}
        onRun={(command) => {
          chosen.current = command;
          turn(false, "choice");
        }}
      />
    </Dialog>
  );
}

interface CommandListProps {
  groups: readonly CommandGroup[];
  onSearchChange: ((text: string) => void) | undefined;
  searching: boolean;
  labels: CommandPaletteLabels;
  onRun: (command: Command) => void;
}

function CommandList({ groups, onSearchChange, searching, labels, onRun }: CommandListProps) {
  const [search, setSearch] = useState("");
  const fold = useFold();
  const [shown, setShown] = useState<{ search: string; order: Order }>({ search, order: [] });
  const matching = groups
    .filter(({ searchedOnly }) => !searchedOnly || search.trim() !== "")
    .map((group) => ({ ...group, commands: matchingCommands(group.commands, search, fold) }))
    .filter((group) => group.commands.length > 0);
  // Enter runs the first one: it stays, whatever is found while it is read.
  const found = inKeptOrder(matching, shown.search === search ? shown.order : []).map((group) => ({
    ...group,
    commands: group.commands.slice(0, group.most),
  }));
  const order = orderOf(found);
  if (shown.search !== search || !isSameOrder(shown.order, order)) setShown({ search, order });

  const run = (id: string) => {
    const command = groups.flatMap((group) => group.commands).find((each) => each.id === id);
    if (command) onRun(command);
  };

  return (
    <Autocomplete
      inputValue={search}
      onInputChange={(text) => {
        setSearch(text);
        onSearchChange?.(text);
      }}
    >
      <SearchField aria-label={labels.search} className="relative mb-2">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 start-3 size-4 -translate-y-1/2 text-ink-muted"
        />
        <Input
          placeholder={labels.search}
          className="h-10 w-full rounded-field border border-line-strong/70 bg-surface pe-3 ps-9 text-reading text-ink placeholder:text-ink-faint"
        />
      </SearchField>
      <ListBox
        aria-label={labels.title}
        onAction={(id) => run(String(id))}
        renderEmptyState={() => (
          <p className="px-2 py-4 text-ink-muted">
            {searching ? labels.searching : labels.noMatch}
          </p>
        )}
        className="outline-none"
      >
        {found.map((group) => (
          <ListBoxSection key={group.label} id={`group ${group.label}`}>
            <Header className="px-2 pt-3 pb-1 text-caption text-ink-muted">{group.label}</Header>
            {group.commands.map((command) => (
              <ListBoxItem
                key={command.id}
                id={command.id}
                textValue={command.label}
                className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-field px-2 py-1.5 outline-none data-focused:bg-sunken forced-colors:data-focused:outline-2 forced-colors:data-focused:outline-solid data-hovered:bg-sunken pointer-coarse:min-h-10 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted"
              >
                {command.icon}
                <span className="min-w-0 flex-1 wrap-anywhere">{command.label}</span>
                {command.shortcut && (
                  <kbd className="shrink-0 rounded border border-line px-1.5 font-sans text-caption text-ink-muted">
                    {command.shortcut}
                  </kbd>
                )}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
      <p role="status" className="px-2 pt-3 text-body text-ink-muted empty:hidden">
        {searching && found.length > 0 && labels.searching}
      </p>
    </Autocomplete>
  );
}

function matchingCommands(
  commands: readonly Command[],
  search: string,
  fold: Fold,
): readonly Command[] {
  const options = commands.map((command) => ({
    value: command.id,
    label: command.label,
    description: command.keywords ?? "",
    command,
  }));
  return matchingOptions(options, search, fold).map((option) => option.command);
}
