import { updateAssets } from "@panel/api-client/panel";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../session/session.ts";
import type { LibraryItem } from "../../shared/assets/library-item.ts";
import { changeListed } from "../../shared/assets/queries.ts";
import { panelApi } from "../../shared/connections.ts";
import { useErrorText } from "../../shared/use-error-text.ts";

interface Change {
  idMod: number;
  category: number;
}

/** Puts several assets of a library into a category, which can be undone. */
export function useCategoryChange(scope: LibraryScope) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  const send = async (changes: Change[]): Promise<boolean> => {
    setBusy(true);
    try {
      await withSession(() => updateAssets(panelApi, { changes }));
      const categories = new Map(changes.map(({ idMod, category }) => [idMod, category]));
      await changeListed(queryClient, scope, (list) =>
        list.map((asset) => {
          const category = categories.get(asset.id);
          return category === undefined ? asset : { ...asset, category };
        }),
      );
      return true;
    } catch (error) {
      toast.show({ tone: "error", title: errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    async move(items: readonly LibraryItem[], category: { value: string; label: string }) {
      const before = items.map(({ record }) => ({ idMod: record.id, category: record.category }));
      const after = before.map(({ idMod }) => ({ idMod, category: Number(category.value) }));
      if (!(await send(after))) return;
      const shown = toast.show({
        tone: "success",
        title: t("LIBRARY.moved", { count: items.length, category: category.label }),
        action: {
          label: t("LIBRARY.undo"),
          onSelect: () => {
            toast.dismiss(shown);
            // One without a category cannot get that back.
            const known = before.filter((change) => change.category > 0);
            void send(known).then((undone) => {
              if (undone) toast.show({ tone: "success", title: t("LIBRARY.moveUndone") });
            });
          },
        },
      });
    },
  };
}
