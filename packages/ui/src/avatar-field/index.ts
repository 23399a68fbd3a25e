export { AvatarField } from "./AvatarField.tsx";
export type { AvatarFieldProps } from "./AvatarField.tsx";
export type { AvatarFieldWords } from "./words.ts";
