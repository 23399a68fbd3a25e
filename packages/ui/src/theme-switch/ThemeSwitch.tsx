import { Monitor, Moon, Sun, SunMoon } from "lucide-react";
import { DropdownMenu } from "../dropdown-menu/DropdownMenu.tsx";
import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from "../dropdown-menu/MenuChoices.tsx";
import type { MenuOpenReason } from "../dropdown-menu/MenuParts.tsx";
import type { OpeningProps } from "../style/use-open.ts";
import { IconButton, type IconButtonProps } from "../icon-button/index.ts";

export type Theme = "light" | "dark" | "system";

export interface ThemeSwitchProps
  extends Omit<IconButtonProps, "value" | "children" | "asChild">, OpeningProps<MenuOpenReason> {
  /** Accessible name of the button, e.g. "Theme". */
  label: string;
  value: Theme;
  labels: Record<Theme, string>;
  onValueChange: (value: Theme) => void;
}

const icons = { light: Sun, dark: Moon, system: Monitor };
const themes: readonly Theme[] = ["light", "dark", "system"];

/** Chooses light, dark or the system's colours. The app has to set `data-theme` on the document. */
export function ThemeSwitch({
  label,
  value,
  labels,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: ThemeSwitchProps) {
  return (
    <DropdownMenu
      {...{ open, defaultOpen, onOpenChange }}
      label={label}
      trigger={
        <IconButton {...props} label={`${label}: ${labels[value]}`}>
          <SunMoon aria-hidden />
        </IconButton>
      }
    >
      <DropdownMenuRadioGroup
        label={label}
        value={value}
        onValueChange={(next) => onValueChange(next as Theme)}
      >
        {themes.map((theme) => {
          const Icon = icons[theme];
          return (
            <DropdownMenuRadioItem key={theme} value={theme}>
              <Icon aria-hidden />
              <span>{labels[theme]}</span>
            </DropdownMenuRadioItem>
          );
        })}
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  );
}
