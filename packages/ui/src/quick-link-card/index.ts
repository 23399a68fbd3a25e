export { QuickLinkCard } from "./QuickLinkCard.tsx";
export type { QuickLinkCardProps } from "./QuickLinkCard.tsx";
