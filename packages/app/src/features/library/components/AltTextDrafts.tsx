import { draftAltTexts } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { Sparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";

/** Longer than the server gives the model, in ms. */
const PATIENCE = 130_000;

interface AltTextDraftsProps {
  assetId: number;
  /** Whether a text is missing. */
  isMissing: boolean;
  /** Whether something is unsaved, as what was proposed is at first. */
  isUnsaved: boolean;
  onDrafts(texts: Awaited<ReturnType<typeof draftAltTexts>>): void;
}

/** Has a model say what is seen in an image, which a person looks at before it is saved. */
export function AltTextDrafts({ assetId, isMissing, isUnsaved, onDrafts }: AltTextDraftsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const [isProposed, setProposed] = useState(false);
  const [failure, setFailure] = useState<string>();
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  const ask = async () => {
    const { signal } = (call.current = new AbortController());
    setAsking(true);
    setFailure(undefined);
    try {
      onDrafts(
        await withSession(() =>
          draftAltTexts(panelApi, { id: assetId }, { signal, timeout: PATIENCE }),
        ),
      );
      setProposed(true);
    } catch (error) {
      if (!signal.aborted) setFailure(errorText(error));
    } finally {
      setAsking(false);
    }
  };

  const stop = () => {
    call.current?.abort();
    setAsking(false);
  };

  return (
    <>
      {(isMissing || isAsking) && (
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              icon={<Sparkles className="size-4" />}
              loading={isAsking}
              loadingLabel={t("ASSET.altDrafts.proposing")}
              onClick={() => void ask()}
            >
              {t("ASSET.altDrafts.propose")}
            </Button>
            {isAsking && (
              <Button size="sm" variant="quiet" onClick={stop}>
                {t("ASSET.altDrafts.stop")}
              </Button>
            )}
          </div>
          <p className="text-caption text-ink-muted">{t("ASSET.altDrafts.leaves")}</p>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {isProposed && isUnsaved && (
          <InlineMessage tone="info">{t("ASSET.altDrafts.proposed")}</InlineMessage>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {failure && <InlineMessage tone="error">{failure}</InlineMessage>}
      </div>
    </>
  );
}
