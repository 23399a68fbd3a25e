import type { Role } from "@panel/domain/roles";

/** Users besides the accounts for signing in; `above` is the e-mail of the parent. */
export interface DemoUser {
  email: string;
  above: string;
  role: Role;
  name: string;
  surname: string;
  entity: string;
  city: string;
  phone?: string;
  /** Has not confirmed the e-mail yet. */
  pending?: true;
  limits?: {
    max_bytes: number;
    max_supervisors: number;
    max_editors: number;
    max_mappoints: number;
    max_files: number;
    is_equitable?: 1;
    has_shared_gyms?: 1;
    has_chatbots?: 1;
  };
}

const MB = 1_048_576;

/** Limits of the demo admin's account. */
export const DEMO_LIMITS = {
  max_bytes: 500 * MB,
  max_supervisors: 6,
  max_editors: 40,
  max_mappoints: 400,
  max_files: 300,
  has_shared_gyms: 1,
  has_chatbots: 1,
} as const;

const VIVAS = { entity: "Rutas Vivas" };
const NORTE = { entity: "Senderos del Norte" };
const ADMIN = "admin@demo.explorar";
const SUPERVISOR = "supervisor@demo.explorar";

/** Each after its parent. */
export const demoUsers: readonly DemoUser[] = [
  {
    ...VIVAS,
    email: "jordi.ferrer@demo.explorar",
    above: ADMIN,
    role: "supervisor",
    name: "Jordi",
    surname: "Ferrer Camps",
    city: "Girona",
    phone: "+34 972 010 203",
  },
  {
    ...VIVAS,
    email: "carmen.ortiz@demo.explorar",
    above: ADMIN,
    role: "supervisor",
    name: "Carmen",
    surname: "Ortiz Lara",
    city: "Sevilla",
    phone: "+34 954 010 203",
  },
  {
    ...VIVAS,
    email: "iker.lasa@demo.explorar",
    above: ADMIN,
    role: "supervisor",
    name: "Iker",
    surname: "Lasa Otaegi",
    city: "Bilbao",
    pending: true,
  },
  {
    ...VIVAS,
    email: "pau.vidal@demo.explorar",
    above: SUPERVISOR,
    role: "editor",
    name: "Pau",
    surname: "Vidal Roca",
    city: "Barcelona",
    phone: "+34 600 010 203",
  },
  {
    ...VIVAS,
    email: "ona.mas@demo.explorar",
    above: SUPERVISOR,
    role: "editor",
    name: "Ona",
    surname: "Mas i Pi",
    city: "Sitges",
  },
  {
    ...VIVAS,
    email: "biel.serra@demo.explorar",
    above: SUPERVISOR,
    role: "editor",
    name: "Biel",
    surname: "Serra Amat",
    city: "Barcelona",
    pending: true,
  },
  {
    ...VIVAS,
    email: "mireia.sole@demo.explorar",
    above: "jordi.ferrer@demo.explorar",
    role: "editor",
    name: "Mireia",
    surname: "Solé Vila",
    city: "Figueres",
  },
  {
    ...VIVAS,
    email: "rocio.vega@demo.explorar",
    above: "carmen.ortiz@demo.explorar",
    role: "editor",
    name: "Rocío",
    surname: "Vega Núñez",
    city: "Cádiz",
    phone: "+34 600 040 506",
  },
  {
    ...NORTE,
    email: "aitor.garmendia@demo.explorar",
    above: "superadmin@demo.explorar",
    role: "admin",
    name: "Aitor",
    surname: "Garmendia Ruiz",
    city: "Santander",
    phone: "+34 942 010 203",
    limits: {
      max_bytes: 250 * MB,
      max_supervisors: 2,
      max_editors: 5,
      max_mappoints: 60,
      max_files: 0,
      is_equitable: 1,
      has_shared_gyms: 1,
    },
  },
  {
    ...NORTE,
    email: "sara.cueto@demo.explorar",
    above: "aitor.garmendia@demo.explorar",
    role: "supervisor",
    name: "Sara",
    surname: "Cueto Abad",
    city: "Oviedo",
  },
  {
    ...NORTE,
    email: "xoel.castro@demo.explorar",
    above: "aitor.garmendia@demo.explorar",
    role: "supervisor",
    name: "Xoel",
    surname: "Castro Lago",
    city: "Lugo",
  },
  {
    ...NORTE,
    email: "lucia.prado@demo.explorar",
    above: "sara.cueto@demo.explorar",
    role: "editor",
    name: "Lucía",
    surname: "Prado Sanz",
    city: "Gijón",
  },
  {
    ...NORTE,
    email: "nel.rubio@demo.explorar",
    above: "sara.cueto@demo.explorar",
    role: "editor",
    name: "Nel",
    surname: "Rubio Coto",
    city: "Avilés",
    pending: true,
  },
];
