import { lazy, Suspense, useState, type ReactNode } from "react";
import { HelpContext, type Help } from "./help-context.ts";

const ExperienceHelp = lazy(() =>
  import("./ExperienceHelp.tsx").then((module) => ({ default: module.ExperienceHelp })),
);

/** The help of the fields inside: one dialog, whose pages are fetched when it is first opened. */
export function HelpProvider({ children }: { children: ReactNode }) {
  const [help, setHelp] = useState<Help>();
  const [isOpen, setIsOpen] = useState(false);
  const [open] = useState(() => (next: Help) => {
    setHelp(next);
    setIsOpen(true);
  });
  return (
    <HelpContext value={open}>
      {children}
      {help && (
        <Suspense fallback={null}>
          <ExperienceHelp {...help} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </HelpContext>
  );
}
