/** A name for a file, of letters and digits that every system accepts: `ruta-de-madrid`. */
export function fileName(title: string): string {
  const plain = title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return plain.slice(0, 60) || "ruta";
}
