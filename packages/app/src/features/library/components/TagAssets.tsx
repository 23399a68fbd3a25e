import { tagAssets } from "@panel/api-client/panel";
import { changedTags, foldTag } from "@panel/domain/asset-tags";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import type { LibraryItem } from "../../../shared/assets/library-item.ts";
import { changeListed } from "../../../shared/assets/queries.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { AssetTagInput } from "./AssetTagInput.tsx";

interface TagAssetsProps {
  scope: LibraryScope;
  items: readonly LibraryItem[];
  onClose(): void;
}

interface Change {
  ids: readonly number[];
  add?: readonly string[];
  remove?: readonly string[];
}

/** Asks for tags and adds them to several assets, which can be undone. */
export function TagAssets({ scope, items, onClose }: TagAssetsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [tags, setTags] = useState<string[]>([]);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async ({ ids, add = [], remove = [] }: Change) => {
    await withSession(() =>
      tagAssets(panelApi, { idMods: [...ids], add: [...add], remove: [...remove] }),
    );
    const changed = new Set(ids);
    await changeListed(queryClient, scope, (list) =>
      list.map((asset) =>
        changed.has(asset.id)
          ? { ...asset, tags: changedTags(asset.tags ?? [], { add, remove }) }
          : asset,
      ),
    );
  };

  /** Takes each tag from those that did not have it. */
  const undo = async () => {
    try {
      for (const tag of tags) {
        const folded = foldTag(tag);
        const ids = items
          .filter(({ record }) => !record.tags?.some((has) => foldTag(has) === folded))
          .map(({ record }) => record.id);
        if (ids.length > 0) await send({ ids, remove: [tag] });
      }
      toast.show({ tone: "success", title: t("LIBRARY.tagsUndone") });
    } catch (error) {
      toast.show({ tone: "error", title: errorText(error) });
    }
  };

  const add = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await send({ ids: items.map(({ record }) => record.id), add: tags });
    } catch (error) {
      setFailure(errorText(error));
      setPending(false);
      return;
    }
    const shown = toast.show({
      tone: "success",
      title: t("LIBRARY.tagged", { count: items.length }),
      action: {
        label: t("LIBRARY.undo"),
        onSelect: () => {
          toast.dismiss(shown);
          void undo();
        },
      },
    });
    onClose();
  };

  return (
    <Dialog
      open
      title={t("LIBRARY.addTagsTitle", { count: items.length })}
      onClose={() => !pending && onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            {t("GENERIC.cancel")}
          </Button>
          <Button
            variant="primary"
            disabled={tags.length === 0}
            loading={pending}
            onClick={() => void add()}
          >
            {t("LIBRARY.addTags")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={t("ASSET.tags")} hint={t("LIBRARY.addTagsHint")}>
          <AssetTagInput value={tags} onValueChange={setTags} />
        </Field>
        {failure && <InlineMessage tone="error">{failure}</InlineMessage>}
      </div>
    </Dialog>
  );
}
