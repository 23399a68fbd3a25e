import { ErrorState } from "@panel/ui/error-state";
import { SkeletonText } from "@panel/ui/skeleton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";

interface FetchedProps<Data> {
  query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    refetch(): Promise<unknown>;
  };
  /** Says what could not be loaded. */
  errorTitle: string;
  children: (data: Data) => ReactNode;
}

/** What a part of a screen shows of a query: a skeleton, its data, or why there is none and a button to try again. */
export function Fetched<Data>({ query, errorTitle, children }: FetchedProps<Data>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, refetch } = query;
  // Also in place of older data, which says what somebody may just have changed.
  if (error) {
    return (
      <ErrorState
        level={3}
        title={errorTitle}
        retryLabel={t("GENERIC.retry")}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  return data === undefined ? <SkeletonText /> : children(data);
}
