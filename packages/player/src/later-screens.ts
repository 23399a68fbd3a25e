/* The screens that nobody meets before the first point, in one file of their own. */
export { ChallengeScreen } from "./challenges/ChallengeScreen.tsx";
export { EndScreen } from "./screens/EndScreen.tsx";
