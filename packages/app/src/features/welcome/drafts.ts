import { CONTENT_LANGUAGES } from "@panel/domain/languages";
import { mayView, type PanelPath, type Role } from "@panel/domain/roles";
import { editTarget, editUserTarget, textsAddress } from "../../shared/edit-target.ts";
import { draftKey, draftsUnder, readDraft } from "../../shared/editing/draft.ts";

const KINDS = ["experience", "point", "texts", "user", "chatbot", "profile"] as const;
type Kind = (typeof KINDS)[number];

/** Input that was not saved, kept on this device. */
export interface KeptDraft {
  key: string;
  kind: Kind;
  /** As the author calls what is edited; empty where it has no name yet. */
  name: string;
  /** Whether it is of something that was never saved. */
  isNew: boolean;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The screen that restores it. */
  target: { to: string; state?: object };
}

const SCREEN: Record<Kind, PanelPath> = {
  experience: "experiences/edit",
  point: "experiences/edit",
  texts: "experiences/:id/texts",
  user: "users/edit",
  chatbot: "chatbot/edit",
  profile: "profile",
};

/** The drafts of a user on this device that its role may go on with, the latest first. */
export function keptDrafts(userId: number, role: Role): KeptDraft[] {
  return KINDS.filter((kind) => mayView(role, SCREEN[kind]))
    .flatMap((kind) =>
      draftsUnder(draftKey(userId, kind, "")).flatMap((id): KeptDraft[] => {
        const key = draftKey(userId, kind, id);
        const draft = readDraft(key, (values) => values as object | undefined);
        if (!draft) return [];
        const [name, savedAt] = [nameIn(draft.values), draft.savedAt];
        const isNew = id.endsWith("new");
        return [{ key, kind, name, isNew, savedAt, target: targetOf(kind, id) }];
      }),
    )
    .toSorted((a, b) => b.savedAt - a.savedAt);
}

function targetOf(kind: Kind, id: string): KeptDraft["target"] {
  switch (kind) {
    case "experience":
      return id === "new" ? { to: "/panel/experiences/new" } : editTarget(Number(id));
    case "point":
      // Its id follows that of its experience.
      return targetOf("experience", id.split(":")[0] ?? "new");
    case "texts":
      return { to: textsAddress(Number(id)) };
    case "user":
      return id === "new" ? { to: "/panel/users/new" } : editUserTarget(Number(id));
    case "chatbot":
      // The form of a stored chatbot needs more than its id, which the list has.
      return { to: id === "new" ? "/panel/chatbot/new" : "/panel/chatbot" };
    case "profile":
      return { to: "/panel/profile" };
  }
}

/** The name among the values of a form: one text, or one for each language. */
function nameIn(values: object): string {
  const { name, surname } = values as { name?: unknown; surname?: unknown };
  if (typeof name === "string") {
    return [name, surname].filter((part) => typeof part === "string" && part).join(" ");
  }
  const texts = (name ?? {}) as Record<string, unknown>;
  const written = CONTENT_LANGUAGES.map((language) => texts[language]);
  return written.find((text): text is string => typeof text === "string" && text !== "") ?? "";
}
