import { DropdownMenu, DropdownMenuItem } from "@panel/ui/dropdown-menu";
import { IconButton } from "@panel/ui/icon-button";
import { Ellipsis } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link, type LinkProps } from "react-router-dom";
import { useAreCards } from "./use-media-query.ts";

/** An action on the thing of a row: a place to go to, or what is done. */
export interface RowAction {
  /** Says what is done to which row. */
  label: string;
  icon: ReactElement;
  target?: Pick<LinkProps, "to" | "state">;
  onPress?: () => void;
  disabled?: boolean;
  /** Loses something. */
  danger?: boolean;
  /** A button of its own where there is room; others are in the menu. */
  first?: boolean;
}

interface RowActionsProps {
  /** What the row is about, for the name of the menu. */
  name: string;
  actions: readonly RowAction[];
  /** Puts all of them into the menu, as a phone does. */
  menuOnly?: boolean;
}

/** The actions of a row of a table: a few buttons and a menu with the others; on a phone only the menu. */
export function RowActions({ name, actions, menuOnly = false }: RowActionsProps) {
  const { t } = useTranslation();
  const isMenu = useAreCards() || menuOnly;
  const buttons = isMenu ? [] : actions.filter(({ first }) => first);
  const rest = isMenu ? actions : actions.filter(({ first }) => !first);
  return (
    <>
      {buttons.map(({ label, icon, target, onPress, disabled = false, danger }) =>
        target && !disabled ? (
          <IconButton key={label} asChild label={label} title={label}>
            <Link {...target}>{icon}</Link>
          </IconButton>
        ) : (
          <IconButton
            key={label}
            label={label}
            title={label}
            className={danger ? "hover:text-danger" : undefined}
            disabled={disabled}
            onClick={onPress}
          >
            {icon}
          </IconButton>
        ),
      )}
      {rest.length > 0 && (
        <DropdownMenu
          trigger={
            <IconButton label={t("TABLE.moreActions", { name })}>
              <Ellipsis />
            </IconButton>
          }
        >
          {rest.map(({ label, icon, target, onPress, disabled = false, danger = false }) =>
            target && !disabled ? (
              <DropdownMenuItem key={label} asChild icon={icon}>
                <Link {...target}>{label}</Link>
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem
                key={label}
                icon={icon}
                danger={danger}
                disabled={disabled}
                {...(onPress && { onSelect: onPress })}
              >
                {label}
              </DropdownMenuItem>
            ),
          )}
        </DropdownMenu>
      )}
    </>
  );
}
