export { SideList } from "./SideList.tsx";
export type { SideListProps, SideListItem } from "./SideList.tsx";
