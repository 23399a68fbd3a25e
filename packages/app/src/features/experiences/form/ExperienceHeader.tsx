import { Button } from "@panel/ui/button";
import { PageHeader } from "@panel/ui/page-header";
import { linkStyle } from "@panel/ui/text-link";
import { ArrowLeft, CircleHelp } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

const ExperienceHelp = lazy(() =>
  import("../help/ExperienceHelp.tsx").then((module) => ({ default: module.ExperienceHelp })),
);

export function ExperienceHeader({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation();
  const [help, setHelp] = useState<"unread" | "open" | "closed">("unread");
  const exists = id > 0;
  return (
    <>
      <PageHeader
        before={
          <Link
            to="/panel/experiences"
            className={`${linkStyle({ tone: "quiet" })} inline-flex items-center gap-1`}
          >
            <ArrowLeft className="size-4" aria-hidden="true" />
            {t("FORM.backToList")}
          </Link>
        }
        title={exists ? name : t("FORM.newTitle")}
        description={t(exists ? "FORM.editText" : "FORM.newText")}
        action={
          <Button icon={<CircleHelp />} onClick={() => setHelp("open")}>
            {t("HELP.open")}
          </Button>
        }
      />
      {help !== "unread" && (
        <Suspense fallback={null}>
          <ExperienceHelp open={help === "open"} onClose={() => setHelp("closed")} />
        </Suspense>
      )}
    </>
  );
}
