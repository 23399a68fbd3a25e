import { Welcome } from "../features/welcome/Welcome.tsx";
import { faultyRoutes } from "./faulty-routes.ts";

/** `welcome`: what to do next, with the check of a first route. */
export function WelcomeScreen() {
  return <Welcome faultyRoutes={faultyRoutes} />;
}
