import { isActive } from "@panel/domain/experience/state";
import { StatusPill } from "@panel/ui/status-pill";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface WindowHeaderProps {
  name: string;
  /** Undefined until the experience is saved. */
  state: number | undefined;
  /** What is done with the route, and the button that saves it. */
  children: ReactNode;
}

/** The header of an experience whose points fill the window. */
export function WindowHeader({ name, state, children }: WindowHeaderProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="min-w-0 truncate text-heading font-semibold tracking-tight">
        {name || t("FORM.newTitle")}
      </h2>
      {state !== undefined && (
        <StatusPill tone={isActive(state) ? "active" : "neutral"}>
          {t(isActive(state) ? "EXPERIENCES.stateActive" : "EXPERIENCES.stateInactive")}
        </StatusPill>
      )}
      <div className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-1">{children}</div>
    </div>
  );
}
