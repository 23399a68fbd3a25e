import {
  adjustEventScore,
  endEventTeam,
  freeEventPhone,
  passEventPoint,
  renameEventTeam,
  revealEventRanking,
  sendEventMessage,
  setEventEnd,
  startEvent,
} from "@panel/api-client/events";
import { useToast } from "@panel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { BoardAccess } from "./follow-together.ts";

type Connected = BoardAccess["connection"];
/** What a call of the board is sent, but for the event. */
type Form<Call> = Call extends (connection: Connected, form: infer Sent) => unknown
  ? Omit<Sent, "event">
  : never;

/** What is done from the board, by its name. */
const CALLS = {
  start: startEvent,
  setEnd: setEventEnd,
  message: sendEventMessage,
  pass: passEventPoint,
  score: adjustEventScore,
  endTeam: endEventTeam,
  rename: renameEventTeam,
  freePhone: freeEventPhone,
  reveal: revealEventRanking,
};
export type BoardCall = keyof typeof CALLS;
type Calls = {
  [Name in BoardCall]: { call: Name; form: Form<(typeof CALLS)[Name]> };
}[BoardCall];

/** What is told once it is done, and how it is taken back. */
export interface Told {
  title: string;
  undo?: Calls;
}

/** Does what the board offers, tells that it is done, and offers to take it back where that is possible. */
export function useBoardWork(access: BoardAccess, refresh: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const send = async ({ call, form }: Calls): Promise<void> => {
    const make = CALLS[call] as (connection: Connected, form: object) => Promise<unknown>;
    await access.run(() => make(access.connection, { event: access.event, ...form }));
    refresh();
  };
  const undo = (work: Calls) => {
    // An end that is past meanwhile would end the event at once.
    const end = work.call === "setEnd" ? work.form.endsAt : null;
    if (end !== null && Date.parse(end) <= Date.now()) {
      toast.show({ tone: "error", title: t("EVENT_DAY.end.undoTooLate") });
      return;
    }
    send(work).then(
      () => toast.show({ tone: "success", title: t("EVENT_DAY.undone") }),
      (error: unknown) => toast.show({ tone: "error", title: errorText(error) }),
    );
  };
  return useMutation({
    mutationFn: ({ work }: { work: Calls; told: Told }) => send(work),
    onSuccess: (_, { told }) => {
      const { undo: back } = told;
      toast.show({
        tone: "success",
        title: told.title,
        ...(back && { action: { label: t("EVENT_DAY.undo"), onSelect: () => undo(back) } }),
      });
    },
  });
}

export type BoardWork = ReturnType<typeof useBoardWork>;
