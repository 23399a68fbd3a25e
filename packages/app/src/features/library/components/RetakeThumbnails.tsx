import type { LibraryScope } from "@panel/domain/asset-policies";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Progress } from "@panel/ui/progress";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryItem } from "../../../shared/assets/library-item.ts";
import {
  useLeavingUpload,
  useTellBusy,
} from "../../../shared/assets/upload/use-leaving-upload.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { begin, NOT_RUN, settle, stop, type FailedModel } from "../thumbnail-run.ts";
import { useNewThumbnail } from "../use-new-thumbnail.ts";
import { ModelPicture } from "./ModelPicture.tsx";

interface RetakeThumbnailsProps {
  scope: LibraryScope;
  models: readonly LibraryItem[];
  /** How many of the chosen assets are left out. */
  others: number;
  onClose(): void;
}

/** Dialog that takes the thumbnails of several stored models anew, one after the other. */
export function RetakeThumbnails({ scope, models, others, onClose }: RetakeThumbnailsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const leaving = useLeavingUpload();
  const store = useNewThumbnail(scope);
  const [run, setRun] = useState(NOT_RUN);
  const { running, stopping } = run;
  const item = running ? run.models[run.at] : undefined;
  const step = t("ASSET.newThumbnails.step", { at: run.at + 1, total: run.models.length });
  const ended = run.models.length > 0 && !running;

  useTellBusy(running, leaving.onBusyChange);

  const start = (which: readonly LibraryItem[]) => setRun((now) => begin(now, which));
  const send = async (of: LibraryItem, picture: Blob | undefined, reason: string) => {
    let problem = picture ? undefined : reason;
    try {
      if (picture) await store(of.record, picture);
    } catch (error) {
      problem = errorText(error);
    }
    setRun((now) => settle(now, problem));
  };
  const failedModels = run.failed.map((each) => each.item);

  return (
    <>
      <Dialog
        open
        title={t("ASSET.newThumbnails.title", { count: models.length })}
        description={t("ASSET.newThumbnails.text")}
        onClose={() => leaving.ask(onClose)}
        footer={
          running ? (
            <Button
              loading={stopping}
              loadingLabel={t("ASSET.newThumbnails.stopping")}
              onClick={() => setRun(stop)}
            >
              {t("ASSET.newThumbnails.stop")}
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>{t(ended ? "GENERIC.close" : "GENERIC.cancel")}</Button>
              {!ended && (
                <Button variant="primary" onClick={() => start(models)}>
                  {t("ASSET.newThumbnails.start")}
                </Button>
              )}
              {run.rest.length > 0 && (
                <Button onClick={() => start(run.rest)}>{t("ASSET.newThumbnails.goOn")}</Button>
              )}
              {failedModels.length > 0 && (
                <Button variant="primary" onClick={() => start(failedModels)}>
                  {t("ASSET.newThumbnails.retry", { count: failedModels.length })}
                </Button>
              )}
            </>
          )
        }
      >
        <div className="grid min-w-0 gap-4">
          {!ended && !running && others > 0 && (
            <p>{t("ASSET.newThumbnails.others", { count: others })}</p>
          )}
          {item && (
            <>
              <Progress
                label={item.name}
                value={run.at}
                max={run.models.length}
                valueText={step}
                showValue
              />
              <ModelPicture
                key={`${run.failed.length} ${run.done}`}
                item={item}
                src={item.src ?? ""}
                onEnd={(picture, reason) => void send(item, picture, reason)}
              />
            </>
          )}
          <p role="status" className={item ? "sr-only" : "empty:hidden"}>
            {item && <span>{`${step}: ${item.name}`}</span>}
            {ended && <span>{t("ASSET.newThumbnails.done", { count: run.done })}</span>}
            {ended && run.rest.length > 0 && (
              <span> {t("ASSET.newThumbnails.rest", { count: run.rest.length })}</span>
            )}
          </p>
          {ended && run.failed.length > 0 && <FailedModels failed={run.failed} />}
        </div>
      </Dialog>
      {leaving.question}
    </>
  );
}

function FailedModels({ failed }: { failed: readonly FailedModel[] }) {
  const { t } = useTranslation();
  const title = t("ASSET.newThumbnails.failed", { count: failed.length });
  return (
    <section aria-label={title} role="alert" className="grid min-w-0 gap-2">
      <h3 className="font-semibold text-ink">{title}</h3>
      <ul className="grid gap-2">
        {failed.map(({ item, reason }) => (
          <li key={item.id} className="min-w-0 wrap-anywhere">
            <span className="font-medium">{item.name}</span>
            <span className="block text-ink-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
