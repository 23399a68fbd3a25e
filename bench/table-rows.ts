/** A row of the two tables that are compared; the date is text, as JSON holds it. */
interface BenchRow {
  id: number;
  name: string;
  points: number;
  changed: string;
  status: string;
  place: string | null;
}

const KINDS = ["Ruta", "Paseo", "Gincana", "Itinerario", "Búsqueda", "Visita"];
const PARTS = ["Retiro", "Gràcia", "Ávila", "Montjuïc", "Lavapiés", "Øresund", "Cabañal", "Sants"];
const PLACES = ["Madrid", "Barcelona", "Ávila", "L’Hospitalet", "A Coruña", "Sant Cugat", null];
const STATUSES = ["activa", "inactiva", "borrador", "eliminada"];
const DAY = 86_400_000;

/** Routes with accents, numbers and blanks, in pseudo-random order, the same each time. */
export function tableRows(count: number): BenchRow[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919) % 10_007;
    return {
      id: index + 1,
      name: `${KINDS[mixed % 6]} de ${PARTS[Math.floor(mixed / 6) % 8]} ${mixed}`,
      points: (mixed * 31) % 997,
      changed: new Date(Date.UTC(2026, 0, 1, 12) - ((mixed * 17) % 3000) * DAY).toISOString(),
      status: STATUSES[mixed % 4] ?? "",
      place: PLACES[(mixed * 3) % 7] ?? null,
    };
  });
}
