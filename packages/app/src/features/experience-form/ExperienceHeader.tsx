import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { ExperienceBar, type ExperienceBarProps } from "./ExperienceBar.tsx";
import { WindowHeader } from "./WindowHeader.tsx";

interface ExperienceHeaderProps extends ExperienceBarProps {
  /** Where the points fill the window: the header of that. */
  window: HTMLElement | null;
  /** Tries and publishes the route. */
  actions: ReactNode;
  /** Whether in the bar they would leave the name no room. */
  isCrowded: boolean;
}

/** The header of an experience, above its page or in the window that its points fill. */
export function ExperienceHeader({
  window,
  actions,
  isCrowded,
  save,
  ...bar
}: ExperienceHeaderProps) {
  const { name, state } = bar;
  return (
    <>
      {window &&
        createPortal(
          <WindowHeader name={name} state={state}>
            {actions}
            {save}
          </WindowHeader>,
          window,
        )}
      <ExperienceBar
        {...bar}
        save={
          !window && (
            <>
              {!isCrowded && actions}
              {save}
            </>
          )
        }
      />
    </>
  );
}
