import { mayMoveTo } from "@panel/domain/policies";
import { USER_STATUS, USER_TEXT_MAX } from "@panel/domain/users";
import type { CreateEditor } from "../account/providers/link.ts";
import type { Connection } from "../db/connection.ts";
import { lockBranch, requireQuota } from "../resources/quota.ts";
import * as repository from "./repository.ts";

/** Makes an active editor below a supervisor, for somebody whom a provider of identities vouches for. */
export function editorCreator(connection: Connection): CreateEditor {
  return async (transaction, { email, name, surname, language }, supervisorEmail) => {
    const found = await repository.findActiveByEmail(transaction, supervisorEmail);
    if (!found || !mayMoveTo({ role: "editor", parentId: undefined }, found)) return undefined;
    const { user: supervisor } = await lockBranch(connection, transaction, found.id);
    await requireQuota(connection, transaction, supervisor.id, { editors: 1 });
    const [local = email] = email.split("@");
    const [made] = await repository.insertPending(transaction, [
      {
        role: "editor",
        parent_id: supervisor.id,
        email,
        name: (name || local).slice(0, USER_TEXT_MAX.name),
        surname: surname.slice(0, USER_TEXT_MAX.surname),
        entity: supervisor.entity,
        language,
      },
    ]);
    const active = { status: USER_STATUS.active };
    return made && repository.updateUser(transaction, made.id, active);
  };
}
