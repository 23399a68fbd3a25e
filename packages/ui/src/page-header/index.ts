export { PageHeader } from "./PageHeader.tsx";
export type { PageHeaderProps } from "./PageHeader.tsx";
