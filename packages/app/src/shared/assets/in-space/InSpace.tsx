import { addWords } from "@panel/i18n/parts";
import { Button } from "@panel/ui/button";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchedDialog } from "../../fetched-part.tsx";
import type { SpaceDialogProps } from "./SpaceDialog.tsx";

/** The dialog with the QR code, whose code comes when it is first opened. */
export const InSpace = fetchedDialog<SpaceDialogProps>(async () => {
  const [module] = await Promise.all([import("./SpaceDialog.tsx"), addWords("model-links")]);
  return module.SpaceDialog;
});

/** The button that opens it, where no viewer shows the model. */
export function SeeInSpace(props: Omit<SpaceDialogProps, "onClose">) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<Smartphone aria-hidden />}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t("ASSET.seeInSpace")}
      </Button>
      {isOpen && <InSpace {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
