import { useState } from "react";
import { useUser } from "../../session/use-session.ts";
import { keepChoice, readChoice } from "../../shared/device-storage.ts";

export const LIST_VIEWS = ["table", "cards", "map"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** How the list is shown, remembered for this person on this device. */
export function useListView(): [view: ListView, setView: (view: ListView) => void] {
  const { id } = useUser();
  const key = `explorar-experiences-${id}`;
  const [view, setView] = useState(
    () => LIST_VIEWS.find((each) => each === readChoice(key)) ?? "table",
  );
  return [
    view,
    (next) => {
      keepChoice(key, next);
      setView(next);
    },
  ];
}
