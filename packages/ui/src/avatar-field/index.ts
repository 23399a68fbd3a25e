export { AvatarField } from "./AvatarField.tsx";
export type { AvatarFieldProps } from "./AvatarField.tsx";
export type { AvatarFieldLabels } from "./labels.ts";
