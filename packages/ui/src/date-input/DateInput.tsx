import { TextInput, type TextInputProps } from "../text-input/index.ts";
import { cn } from "../style/cn.ts";

export interface DateInputProps extends Omit<TextInputProps, "type" | "start" | "end"> {
  /** `YYYY-MM-DD`, or "" for none. */
  value?: string;
}

/** A day, by the platform's own picker. No time zone is involved. */
export function DateInput({ className, ...props }: DateInputProps) {
  return <TextInput {...props} type="date" className={cn("tabular-nums", className)} />;
}
