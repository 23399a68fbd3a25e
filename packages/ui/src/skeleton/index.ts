export { Skeleton, SkeletonText, Loading } from "./Skeleton.tsx";
export type { SkeletonTextProps, LoadingProps } from "./Skeleton.tsx";
