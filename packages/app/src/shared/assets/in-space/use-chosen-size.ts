import { updateAssets } from "@panel/api-client/panel";
import { settleModelSize, type ModelLink } from "@panel/api-client/tryouts";
import { librariesOf } from "@panel/domain/asset-policies";
import { scaleText } from "@panel/domain/model-links";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { useUser } from "../../../session/use-session.ts";
import { panelApi } from "../../connections.ts";
import { tryoutsApi } from "../../tryouts-api.ts";
import { useErrorText } from "../../use-error-text.ts";
import { changed } from "../../what-changed.ts";
import { assetMedia, libraryAsset } from "../queries.ts";
import { modelLinks } from "./queries.ts";

export interface ModelInSpace {
  /** Of the asset. */
  id: number;
  name: string;
}

/** A size that the phone sent, and its link. */
export type SentSize = NonNullable<ModelLink["chosen"]> & { linkId: number };

/**
 * What becomes of a size that the phone sent: it is stored as the asset's scale, or handed to a form that holds it.
 * @param onScale takes it into a form
 */
export function useChosenSize(
  { id, name }: ModelInSpace,
  onScale: ((scale: number) => void) | undefined,
) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [library = "global"] = librariesOf(useUser().role);
  const { data: media } = useQuery(assetMedia(id));
  // Who edits assets has them in this library.
  const { data: record, error: unknown } = useQuery(libraryAsset(library, id));
  const before = media?.ScaleMod ?? record?.scaleMod ?? 1;
  const text = (scale: number) => scaleText(scale, i18n.language);

  const store = async (scaleMod: number) => {
    await withSession(() => updateAssets(panelApi, { changes: [{ idMod: id, scaleMod }] }));
    await changed(client, "assetFiles");
  };
  const settle = async (size: SentSize) => {
    await withSession(() =>
      settleModelSize(tryoutsApi, { idMod: id, id: size.linkId, chosen: size.id }),
    );
    await client.invalidateQueries(modelLinks(id));
  };
  const undo = async (scale: number) => {
    try {
      await store(scale);
      toast.show({ title: t("MODEL_LINK.undone", { name, scale: text(scale) }) });
    } catch (error) {
      toast.show({ tone: "error", title: errorText(error) });
    }
  };
  const accepting = useMutation({
    mutationFn: async (size: SentSize) => {
      if (onScale) onScale(size.scale);
      else await store(size.scale);
      await settle(size);
    },
    onSuccess: (_, { scale }) => {
      if (onScale) return;
      const shown = toast.show({
        tone: "success",
        title: t("MODEL_LINK.accepted", { name, scale: text(scale) }),
        action: {
          label: t("LIBRARY.undo"),
          onSelect: () => {
            toast.dismiss(shown);
            void undo(before);
          },
        },
      });
    },
  });
  const rejecting = useMutation({ mutationFn: settle });
  return {
    accepting,
    rejecting,
    /** The scale that the asset has. */
    before,
    /** Undefined until it is known, or where it cannot be. */
    mayAccept: onScale || record?.may?.edit ? true : record === undefined ? undefined : false,
    /** Why that is not known. */
    unknown: onScale ? null : unknown,
    /** Places whose model changes with it. */
    uses: onScale ? 0 : (record?.uses ?? 0),
  };
}
