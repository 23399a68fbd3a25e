export { CommandPalette } from "./CommandPalette.tsx";
export type {
  Command,
  CommandGroup,
  CommandPaletteProps,
  CommandPaletteLabels,
} from "./CommandPalette.tsx";
export { useCommandHotkey } from "./use-command-hotkey.ts";
