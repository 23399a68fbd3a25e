import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchCode } from "./fetch-code.ts";

/** Fetches the code of a part, and the words that it needs. */
type Load<Props> = () => Promise<ComponentType<Props>>;

interface FetchedDialogProps {
  /** Its code is fetched once this is true. @default true */
  open?: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is first opened. Where that fails, another dialog says so and
 * offers to try again; the screen below, perhaps a form that is being filled in, stays as it is.
 */
export function fetchedDialog<Props extends FetchedDialogProps>(load: Load<Props>) {
  const useCode = codeOf(load);
  return function FetchedDialog(props: Props) {
    const { open = true, onClose } = props;
    const { t } = useTranslation();
    const { Part, failed, retrying, retry } = useCode(open);
    if (Part) return <Part {...props} />;
    return (
      <Dialog
        open={open && failed}
        size="sm"
        title={t("FETCHED_PART.failedTitle")}
        description={t("FETCHED_PART.failedText")}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{t("GENERIC.close")}</Button>
            <Button variant="primary" loading={retrying} onClick={retry}>
              {t("GENERIC.retry")}
            </Button>
          </>
        }
      />
    );
  };
}

/**
 * A part of a screen whose code is fetched when it is first shown. Where that fails, it says so in its place.
 * @param waiting stands there until the code has come
 */
export function fetchedPart<Props extends object>(load: Load<Props>, waiting: ReactNode) {
  const useCode = codeOf(load);
  return function FetchedPart(props: Props) {
    const { t } = useTranslation();
    const { Part, failed, retrying, retry } = useCode(true);
    if (Part) return <Part {...props} />;
    if (!failed) return waiting;
    return (
      <ErrorState title={t("FETCHED_PART.failedTitle")} retrying={retrying} onRetry={retry}>
        {t("FETCHED_PART.failedText")}
      </ErrorState>
    );
  };
}

/** React.lazy would keep a failure for ever, and throw it into the screen around. */
function codeOf<Props>(load: Load<Props>) {
  let Part: ComponentType<Props> | undefined;
  return function useCode(isWanted: boolean) {
    const [state, setState] = useState<"waiting" | "there" | "failed" | "retrying">("waiting");
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (!isWanted || Part) return;
      let isGone = false;
      const end = (next: "there" | "failed") => {
        if (!isGone) setState(next);
      };
      fetchCode(load).then(
        (loaded) => {
          Part = loaded;
          end("there");
        },
        () => end("failed"),
      );
      return () => {
        isGone = true;
      };
    }, [isWanted, attempt]);
    return {
      Part,
      failed: state === "failed" || state === "retrying",
      retrying: state === "retrying",
      retry: () => {
        setState("retrying");
        setAttempt(attempt + 1);
      },
    };
  };
}
