import { ChevronDown } from "lucide-react";
import { Button, type ButtonProps } from "../button/index.ts";
import { DropdownMenu } from "../dropdown-menu/DropdownMenu.tsx";
import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from "../dropdown-menu/MenuChoices.tsx";
import type { MenuOpenReason } from "../dropdown-menu/MenuParts.tsx";
import type { OpeningProps } from "../style/use-open.ts";

export interface LanguageOption {
  /** Language code, such as "ca"; also the `lang` of its name. */
  value: string;
  /** Name of the language in that language. */
  label: string;
  /** What the button shows. @default the value in capitals */
  short?: string;
}

export interface LanguageSwitchProps
  extends Omit<ButtonProps, "value" | "children" | "asChild">, OpeningProps<MenuOpenReason> {
  /** Accessible name of the button, e.g. "Language". */
  label: string;
  value: string;
  options: readonly LanguageOption[];
  onValueChange: (value: string) => void;
}

/** Chooses the language of the interface. */
export function LanguageSwitch({
  label,
  value,
  options,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: LanguageSwitchProps) {
  const chosen = options.find((option) => option.value === value);
  const short = chosen?.short ?? value.toUpperCase();
  return (
    <DropdownMenu
      {...{ open, defaultOpen, onOpenChange }}
      label={label}
      trigger={
        <Button
          variant="quiet"
          // The accessible name contains the visible text, for voice control (WCAG 2.5.3).
          aria-label={`${label}: ${chosen?.label ?? value}, ${short}`}
          iconEnd={<ChevronDown aria-hidden className="size-3.5 text-ink-muted" />}
          {...props}
        >
          {short}
        </Button>
      }
    >
      <DropdownMenuRadioGroup label={label} value={value} onValueChange={onValueChange}>
        {options.map((option) => (
          <DropdownMenuRadioItem key={option.value} value={option.value} lang={option.value}>
            {option.label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  );
}
