import { Button } from "@panel/ui/button";
import { QrCode } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TrialLinks } from "./TrialLinks.tsx";

/** The button that opens the links with which the route is tried on a phone. */
export function TryOnPhone({ experienceId }: { experienceId: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<QrCode className="size-4" />}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t("TRYOUTS.title")}
      </Button>
      {isOpen && <TrialLinks experienceId={experienceId} onClose={() => setOpen(false)} />}
    </>
  );
}
