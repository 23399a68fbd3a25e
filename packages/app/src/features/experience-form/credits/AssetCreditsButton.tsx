import { Button } from "@panel/ui/button";
import { Copyright } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchedDialog } from "../../../shared/fetched-part.tsx";

const AssetCredits = fetchedDialog(async () => (await import("./AssetCredits.tsx")).AssetCredits);

/** Button that shows the credits of the assets of a saved experience. */
export function AssetCreditsButton({ experienceId }: { experienceId: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Copyright aria-hidden />} onClick={() => setOpen(true)}>
        {t("ASSET_CREDITS.open")}
      </Button>
      {open && <AssetCredits experienceId={experienceId} onClose={() => setOpen(false)} />}
    </>
  );
}
