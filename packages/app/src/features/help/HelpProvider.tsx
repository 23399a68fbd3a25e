import { addWords } from "@panel/i18n/parts";
import { useState, type ReactNode } from "react";
import { fetchedDialog } from "../../shared/fetched-part.tsx";
import { HelpContext, type Help } from "../../route/help/help-context.ts";

const ExperienceHelp = fetchedDialog(async () => {
  const [module] = await Promise.all([import("./ExperienceHelp.tsx"), addWords("help")]);
  return module.ExperienceHelp;
});

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
      {help && <ExperienceHelp {...help} open={isOpen} onClose={() => setIsOpen(false)} />}
    </HelpContext>
  );
}
