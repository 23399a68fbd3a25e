import * as icons from "../path-icon/drawings.ts";
import { PathIcon } from "../path-icon/index.ts";

const drawings = {
  ascending: "m5 12 7-7 7 7M12 19V5",
  descending: "M12 5v14m7-7-7 7-7-7",
  unsorted: "m7 15 5 5 5-5M7 9l5-5 5 5",
  down: "m6 9 6 6 6-6",
  search: icons.search,
  close: icons.close,
  alert: icons.alert,
};

interface IconProps {
  name: keyof typeof drawings;
  className?: string;
}

/** An icon beside a text that says the same; hidden from assistive technology. */
export function Icon({ name, className }: IconProps) {
  return <PathIcon d={drawings[name]} className={className} />;
}
