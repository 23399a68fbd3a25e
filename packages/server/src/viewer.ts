import type { Role } from "@panel/domain/roles";

/** The user behind a request, as the database knows them now. */
export interface Viewer {
  id: number;
  role: Role;
  email: string;
  /** Which of the user's sessions it is; empty where no request is behind it. */
  sessionId: string;
  /** Where the request comes from; empty where no request is behind it. */
  address: string;
}
