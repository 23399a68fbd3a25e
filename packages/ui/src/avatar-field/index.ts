export { AvatarField } from "./AvatarField.tsx";
export type { AvatarFieldProps, AvatarFieldWords } from "./AvatarField.tsx";
