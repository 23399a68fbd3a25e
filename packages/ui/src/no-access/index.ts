export { NoAccess } from "./NoAccess.tsx";
export type { NoAccessProps } from "./NoAccess.tsx";
