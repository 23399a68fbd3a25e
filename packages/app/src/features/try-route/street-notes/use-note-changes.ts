import { deleteTryNote, setTryNoteState, type TryNote } from "@panel/api-client/tryouts";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { changeCached, endFetches } from "../../../shared/change-cached.ts";
import { tryoutsApi } from "../../../shared/tryouts-api.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { tryNotes } from "./queries.ts";

interface NoteState {
  id: number;
  done: boolean;
}

/** In ms; what it takes back can be taken back under the other filter too. */
const UNDO_TIME = 8_000;

/** Marks notes as done and deletes them. A mark is shown before the server has it, and can be undone. */
export function useNoteChanges(experienceId: number, onDeleted: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { queryKey } = tryNotes(experienceId);
  const show = ({ id, done }: NoteState) =>
    queryClient.setQueryData<TryNote[]>(queryKey, (notes) =>
      notes?.map((note) => (note.id === id ? { ...note, done } : note)),
    );
  const marking = useMutation({
    mutationFn: (state: NoteState) =>
      setTryNoteState(tryoutsApi, { gymId: experienceId, ...state }),
    onMutate: async (state) => {
      await endFetches(queryClient, queryKey);
      show(state);
    },
    onError: (error, { id, done }) => {
      show({ id, done: !done });
      toast.show({ tone: "error", title: errorText(error) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const removing = useMutation({
    mutationFn: ({ id }: TryNote) => deleteTryNote(tryoutsApi, { gymId: experienceId, id }),
    onSuccess: async (_, { id }) => {
      await changeCached<TryNote[]>(queryClient, queryKey, (notes) =>
        notes.filter((note) => note.id !== id),
      );
      toast.show({ tone: "success", title: t("TRYOUTS.removed") });
      onDeleted();
    },
  });
  return {
    removing,
    mark({ id }: TryNote, done: boolean) {
      marking.mutate(
        { id, done },
        {
          onSuccess: () => {
            const shown = toast.show({
              tone: "success",
              title: t(done ? "TRYOUTS.markedDone" : "TRYOUTS.markedOpen"),
              duration: UNDO_TIME,
              action: {
                label: t("GENERIC.undo"),
                onSelect: () => {
                  toast.dismiss(shown);
                  marking.mutate({ id, done: !done });
                },
              },
            });
          },
        },
      );
    },
  };
}
