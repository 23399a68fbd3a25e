/*
 * Collaborators stand in the form as one text, their ids in ascending order, so that drafts and
 * conflicts compare them as one value.
 */

export function editorsText(ids: readonly number[]): string {
  return [...new Set(ids)].toSorted((a, b) => a - b).join(",");
}

export function editorIds(text: string): number[] {
  return text.split(",").filter(Boolean).map(Number);
}
