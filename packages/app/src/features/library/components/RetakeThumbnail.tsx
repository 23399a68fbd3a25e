import { THUMBNAIL_BYTES } from "@panel/domain/assets";
import { Button } from "@panel/ui/button";
import type { ModelViewerActions } from "@panel/ui/model-viewer";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { Camera } from "lucide-react";
import { useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryItem } from "../../../shared/assets/library-item.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { storeThumbnail } from "../use-new-thumbnail.ts";
import { changed } from "../../../shared/what-changed.ts";

interface RetakeThumbnailProps {
  item: LibraryItem;
  /** The viewer that shows the model. */
  viewer: RefObject<ModelViewerActions | null>;
}

/** Takes the thumbnail of a stored model anew, as the viewer shows the model now. */
export function RetakeThumbnail({ item, viewer }: RetakeThumbnailProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { record, name } = item;

  const send = async (picture: Blob) => {
    try {
      await storeThumbnail(record, picture);
      toast.show({ tone: "success", title: t("ASSET.thumbnailTaken", { name }) });
      await changed(queryClient, "assetFiles");
    } catch (error) {
      toast.show({ tone: "error", title: errorText(error) });
    }
  };
  const take = async () => {
    setBusy(true);
    const picture = await viewer.current
      ?.takeSnapshot({ background: "ground", maxBytes: THUMBNAIL_BYTES })
      .catch(() => undefined);
    if (picture) await send(picture);
    else toast.show({ tone: "error", title: t("MODEL.snapshotFailed") });
    setBusy(false);
  };

  return (
    <Button
      size="sm"
      className="justify-self-start"
      icon={<Camera aria-hidden />}
      loading={busy}
      onClick={() => void take()}
    >
      {t("ASSET.retakeThumbnail")}
    </Button>
  );
}
