export { CommandPalette } from "./CommandPalette.tsx";
export type {
  Command,
  CommandGroup,
  CommandPaletteProps,
  PaletteOpenReason,
} from "./CommandPalette.tsx";
export { useCommandHotkey } from "./use-command-hotkey.ts";
export type { CommandPaletteLabels } from "./labels.ts";
