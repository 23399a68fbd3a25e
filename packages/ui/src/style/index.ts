export { cn } from "./cn.ts";
export { controlStyle, floatStyle } from "./control.ts";
