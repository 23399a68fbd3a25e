import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useTranslation } from "react-i18next";

/** Placeholder for the form while its experience loads. */
export function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("GENERIC.loading")}>
      <Skeleton className="mb-2 h-9 w-80 max-w-full" />
      <Skeleton className="mb-8 h-5 w-96 max-w-full" />
      <div className="grid gap-8 laptop:grid-cols-[13rem_1fr]">
        <Skeleton className="hidden h-28 laptop:block" />
        <div className="grid gap-6">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </div>
      </div>
    </Loading>
  );
}
