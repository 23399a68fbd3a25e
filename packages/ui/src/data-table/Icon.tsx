import { close } from "../path-icon/close.ts";
import { PathIcon } from "../path-icon/index.ts";

const drawings = {
  ascending: "m5 12 7-7 7 7M12 19V5",
  descending: "M12 5v14m7-7-7 7-7-7",
  unsorted: "m7 15 5 5 5-5M7 9l5-5 5 5",
  down: "m6 9 6 6 6-6",
  search: "m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z",
  close,
  alert: "M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM12 8v4m0 4h.01",
};

interface IconProps {
  name: keyof typeof drawings;
  className?: string;
}

/** An icon beside a text that says the same; hidden from assistive technology. */
export function Icon({ name, className }: IconProps) {
  return <PathIcon d={drawings[name]} className={className} />;
}
