import type { Role } from "@panel/domain/roles";

/** Public on purpose: demo mode listens on loopback only. */
export const DEMO_PASSWORD = "explorar-demo";

export interface DemoAccount {
  role: Role;
  email: string;
  password: string;
}

export function demoAccounts(): DemoAccount[] {
  return [
    { role: "super-admin", email: "superadmin@demo.explorar", password: DEMO_PASSWORD },
    { role: "admin", email: "admin@demo.explorar", password: DEMO_PASSWORD },
    { role: "supervisor", email: "supervisor@demo.explorar", password: DEMO_PASSWORD },
    { role: "editor", email: "editor@demo.explorar", password: DEMO_PASSWORD },
  ];
}
