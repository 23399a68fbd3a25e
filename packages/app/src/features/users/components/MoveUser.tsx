import { moveUser, type ListedUser } from "@panel/api-client/panel";
import { mayMoveTo } from "@panel/domain/policies";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Field } from "@panel/ui/field";
import { SearchableSelect } from "@panel/ui/searchable-select";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useSelectLabels } from "../../../shared/use-select-labels.ts";
import { fullName } from "../person.ts";
import { userList } from "../../../shared/person/user-list.ts";
import { changed } from "../../../shared/what-changed.ts";

const NOBODY: readonly ListedUser[] = [];

interface MoveUserProps {
  user: ListedUser;
  onClose: () => void;
}

/** Gives an editor another supervisor, after saying what goes with it. */
export function MoveUser({ user, onClose }: MoveUserProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const labels = useSelectLabels();
  const queryClient = useQueryClient();
  const { data = NOBODY } = useQuery(userList());
  const [chosen, setChosen] = useState("");
  const [missing, setMissing] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const targets = useMemo(() => {
    const moved = { role: user.data.type, parentId: user.parent?.id };
    return data.filter(({ id, data: { type } }) => mayMoveTo(moved, { id, role: type }));
  }, [data, user]);
  const options = useMemo(
    () =>
      targets.map((target) => ({
        value: String(target.id),
        label: fullName(target),
        description: target.data.company,
      })),
    [targets],
  );
  const target = targets.find(({ id }) => String(id) === chosen);
  const former = data.find(({ id }) => id === user.parent?.id);
  const leavesTeam = target !== undefined && former?.parent?.id !== target.parent?.id;
  const { experiences = 0 } = user;
  const name = fullName(user);

  const move = async () => {
    setMissing(!target);
    if (!target) return;
    setPending(true);
    setFailure(undefined);
    try {
      await withSession(() => moveUser(panelApi, { id: user.id, parentId: target.id }));
      await changed(queryClient, "users");
      toast.show({
        tone: "success",
        title: t("USERS.moved", { name, parent: fullName(target) }),
      });
      onClose();
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };

  return (
    <ConfirmDialog
      open
      title={t("USERS.moveTitle", { name })}
      description={
        experiences > 0
          ? t("USERS.moveText", {
              experiences: t("USERS.experiencesCount", { count: experiences }),
            })
          : t("USERS.moveNothing")
      }
      confirmLabel={t("USERS.move")}
      pending={pending}
      error={failure === undefined ? undefined : errorText(failure)}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      <Field
        className="mt-4"
        label={t("USERS.newParent")}
        hint={leavesTeam ? t("USERS.moveOtherTeam") : undefined}
        error={missing && !target ? t("USERS.chooseParent") : undefined}
      >
        <SearchableSelect
          label={t("USERS.newParent")}
          placeholder={t(targets.length > 0 ? "USERS.chooseParent" : "USERS.noOtherParent")}
          options={options}
          value={chosen}
          onValueChange={setChosen}
          labels={labels}
        />
      </Field>
    </ConfirmDialog>
  );
}
