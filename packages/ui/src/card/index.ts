export { Card, CardHeader } from "./Card.tsx";
export type { CardProps, CardHeaderProps } from "./Card.tsx";
