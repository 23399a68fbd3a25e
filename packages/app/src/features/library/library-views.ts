import type { LibraryScope } from "@panel/domain/asset-policies";
import { LIBRARY_SCOPES } from "@panel/domain/asset-policies";
import { foldText } from "@panel/domain/fold-text";
import * as z from "zod/mini";

/** Most views that are kept. */
export const VIEWS_MAX = 50;
/** Longest name of a view. */
export const VIEW_NAME_MAX = 60;

const viewSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(VIEW_NAME_MAX)),
  scope: z.enum(LIBRARY_SCOPES),
  /** Search, filters and order, as the address has them. */
  query: z.string().check(z.maxLength(4000)),
});
export type LibraryView = z.infer<typeof viewSchema>;
const viewsSchema = z.array(viewSchema).check(z.maxLength(VIEWS_MAX));

/** The views that a text holds; none where it holds anything else. */
export function viewsIn(text: string | null): readonly LibraryView[] {
  try {
    return viewsSchema.parse(JSON.parse(text ?? "[]"));
  } catch {
    return [];
  }
}

/** What of the address is a view: not which asset is open, nor which library. */
export function viewQuery(params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  for (const name of ["asset", "tab"]) query.delete(name);
  query.sort();
  return query.toString();
}

/** The address of a view. */
export function viewAddress(
  { scope, query }: Pick<LibraryView, "scope" | "query">,
  ownsNone: boolean,
) {
  const params = new URLSearchParams(query);
  if (scope === "global" && !ownsNone) params.set("tab", "explore");
  return params;
}

const keyOf = (name: string) => foldText(name.trim());
const areSameNames = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

/** With a view under a name; one of the same name is replaced. Undefined where there are too many. */
export function withView(
  views: readonly LibraryView[],
  view: { name: string; scope: LibraryScope; query: string },
): readonly LibraryView[] | undefined {
  const kept = { ...view, name: view.name.trim() };
  const at = views.findIndex(({ name }) => areSameNames(name, kept.name));
  if (at >= 0) return views.with(at, kept);
  return views.length < VIEWS_MAX ? [...views, kept] : undefined;
}

/** Why a name cannot be one of some others; undefined where it can. */
export function nameProblem(
  name: string,
  others: readonly string[],
): "nameRequired" | "nameTaken" | undefined {
  if (keyOf(name) === "") return "nameRequired";
  return others.some((other) => areSameNames(other, name)) ? "nameTaken" : undefined;
}
