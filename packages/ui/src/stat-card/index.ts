export { StatCard } from "./StatCard.tsx";
export type { StatCardProps } from "./StatCard.tsx";
