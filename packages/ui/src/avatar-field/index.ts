export { AvatarField } from "./AvatarField.tsx";
export type { AvatarFieldProps, PreparePicture } from "./AvatarField.tsx";
export type { AvatarFieldLabels } from "./labels.ts";
