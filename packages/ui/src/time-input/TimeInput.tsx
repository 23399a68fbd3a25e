import { TextInput, type TextInputProps } from "../text-input/index.ts";
import { cn } from "../style/cn.ts";

export interface TimeInputProps extends Omit<TextInputProps, "type" | "start" | "end"> {
  /** `HH:MM`, or "" for none. */
  value?: string;
}

/** A time of day, by the platform's own picker. No time zone is involved. */
export function TimeInput({ className, ...props }: TimeInputProps) {
  return <TextInput {...props} type="time" className={cn("tabular-nums", className)} />;
}
