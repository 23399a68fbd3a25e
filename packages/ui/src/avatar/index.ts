export { Avatar } from "./Avatar.tsx";
export type { AvatarProps } from "./Avatar.tsx";
export { initialsOf } from "./initials.ts";
