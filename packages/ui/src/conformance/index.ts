export { conforms, opensAndCloses } from "./conformance.tsx";
