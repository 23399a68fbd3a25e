import { PathIcon } from "@panel/ui/path-icon";

/** Drawings of Lucide (ISC licence). */
const drawings = {
  again: "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5",
  check: "M20 6 9 17l-5-5",
  back: "m12 19-7-7 7-7M19 12H5",
  copy: "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2",
  notUseful:
    "M17 14V2M9 18.1 10 14H4.2a2 2 0 0 1-2-2.6l2.4-8A2 2 0 0 1 6.5 2H20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.8L13 22a3.1 3.1 0 0 1-4-3.9z",
  page: "M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v6h6M16 13H8M16 17H8M10 9H8",
  problem: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M12 8v4M12 16h.01",
  restart:
    "M12 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7M18.4 2.6a2.1 2.1 0 0 1 3 3L12 15l-4 1 1-4z",
  send: "m5 12 7-7 7 7M12 19V5",
  useful:
    "M7 10v12M15 5.9 14 10h5.8a2 2 0 0 1 2 2.6l-2.4 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.8L11 2a3.1 3.1 0 0 1 4 3.9z",
  stop: "M7 6h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1",
};

export type IconName = keyof typeof drawings;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <PathIcon d={drawings[name]} className={className} />;
}
