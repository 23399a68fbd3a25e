import { addWords } from "@panel/i18n";
import { Button } from "@panel/ui/button";
import { QrCode } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchedDialog } from "../../shared/fetched-part.tsx";

const TrialLinks = fetchedDialog(async () => {
  const [module] = await Promise.all([import("./TrialLinks.tsx"), addWords("tryouts")]);
  return module.TrialLinks;
});

/** The button that opens the links with which the route is tried on a phone. Nothing until the experience is saved. */
export function TryOnPhone({ experienceId }: { experienceId: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (experienceId === 0) return null;
  return (
    <div className="contents">
      <Button size="sm" icon={<QrCode className="size-4" />} onClick={() => setOpen(true)}>
        {t("WORKSPACE.tryOnPhone")}
      </Button>
      {isOpen && <TrialLinks experienceId={experienceId} onClose={() => setOpen(false)} />}
    </div>
  );
}
