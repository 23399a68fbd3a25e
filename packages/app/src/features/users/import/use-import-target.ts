import { hasRight } from "@panel/domain/policies";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "../../../session/use-session.ts";
import { fullName } from "../person.ts";
import { userList } from "../queries.ts";

/** Whose editors an import makes: the viewer's, or those of a supervisor who is chosen. */
export function useImportTarget() {
  const me = useUser();
  const [supervisorId, choose] = useState<number>();
  const chooses = hasRight(me.role, "choose-import-supervisor");
  const { data } = useQuery({ ...userList(), enabled: chooses });
  const supervisor = data?.find(({ id }) => id === supervisorId);
  return {
    chooses,
    /** Undefined for the viewer itself, and as long as nobody is chosen. */
    supervisorId,
    choose,
    isKnown: !chooses || supervisorId !== undefined,
    /** Who was chosen; empty for the viewer itself. */
    name: supervisor ? fullName(supervisor) : "",
  };
}
