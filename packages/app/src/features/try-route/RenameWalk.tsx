import { renameKeptWalk, type KeptWalk } from "@panel/api-client/tryouts";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { TextInput } from "@panel/ui/text-input";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { keptWalksKey } from "../../route/kept-walks.ts";
import { changeCached } from "../../shared/change-cached.ts";
import { tryoutsApi } from "../../shared/tryouts-api.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { WALK_NAME_MAX } from "./walk-name.ts";

interface RenameWalkProps {
  experienceId: number;
  walk: KeptWalk;
  onClose: () => void;
}

/** Gives a kept walk another name. */
export function RenameWalk({ experienceId, walk, onClose }: RenameWalkProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [name, setName] = useState(walk.name);
  const written = name.trim();
  const renaming = useMutation({
    mutationFn: () =>
      renameKeptWalk(tryoutsApi, { gymId: experienceId, id: walk.id, name: written }),
    onSuccess: async () => {
      await changeCached<KeptWalk[]>(queryClient, keptWalksKey(experienceId), (walks) =>
        walks.map((each) => (each.id === walk.id ? { ...each, name: written } : each)),
      );
      toast.show({ tone: "success", title: t("TRY.renamed") });
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="sm"
      title={t("TRY.renameTitle")}
      blocked={renaming.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          <Button
            variant="primary"
            type="submit"
            form="rename-walk"
            loading={renaming.isPending}
            disabled={written === ""}
          >
            {t("TRY.rename")}
          </Button>
        </>
      }
    >
      <form
        id="rename-walk"
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (written === "" || renaming.isPending) return;
          if (written === walk.name) onClose();
          else renaming.mutate();
        }}
      >
        <Field label={t("TRY.name")}>
          <TextInput value={name} maxLength={WALK_NAME_MAX} onValueChange={setName} />
        </Field>
        {renaming.error && <InlineMessage tone="error">{errorText(renaming.error)}</InlineMessage>}
      </form>
    </Dialog>
  );
}
