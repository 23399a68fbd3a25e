export { TextLink, linkStyle } from "./TextLink.tsx";
export type { TextLinkProps } from "./TextLink.tsx";
