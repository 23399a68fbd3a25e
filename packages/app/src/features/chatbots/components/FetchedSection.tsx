import { ErrorState } from "@panel/ui/error-state";
import { Skeleton } from "@panel/ui/skeleton";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";

interface FetchedSectionProps<Row> {
  title: string;
  text: string;
  /** What stands above the rows, whatever becomes of them. */
  above?: ReactNode;
  query: { data: readonly Row[] | undefined; error: Error | null; refetch(): unknown };
  failedTitle: string;
  empty: ReactNode;
  /** Classes of the two blocks that stand there meanwhile. */
  meanwhile: readonly [string, string];
  children: (rows: readonly Row[]) => ReactNode;
}

/** A tab of a chatbot that shows rows: while they come, where there are none, and when they cannot be had. */
export function FetchedSection<Row>(props: FetchedSectionProps<Row>) {
  const { title, text, above, query, failedTitle, empty, meanwhile, children } = props;
  const { data, error, refetch } = query;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div>
        <h2 id={id} className="text-heading font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-body text-ink-muted">{text}</p>
      </div>
      {above}
      {data ? (
        data.length > 0 ? (
          children(data)
        ) : (
          empty
        )
      ) : error ? (
        <ErrorState
          level={3}
          title={failedTitle}
          retryLabel={t("GENERIC.retry")}
          onRetry={() => void refetch()}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <div aria-busy className="grid gap-3">
          {meanwhile.map((block, index) => (
            <Skeleton key={index} className={block} />
          ))}
        </div>
      )}
    </section>
  );
}
