import { valueAt } from "@panel/domain/experience/fields";

/** The Spanish name in the stored content of an experience or a point. */
export function storedName(content: string): string {
  return (valueAt(JSON.parse(content), "name.cas") ?? "") as string;
}
