export { Pager, type PagerProps } from "./Pager.tsx";
export type { Paging } from "./paging.ts";
export { ServerTable, type ServerTableProps, type TableQuery } from "./ServerTable.tsx";
export type { ServerTableLabels } from "./labels.ts";
