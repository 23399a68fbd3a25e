export { PathIcon, type PathIconProps } from "./PathIcon.tsx";
