import { foldText } from "./fold-text.ts";

/** What the title of a column can mean. */
export type Meaning =
  | "fullName"
  | "name"
  | "surname"
  | "secondSurname"
  | "email"
  | "phone"
  | "city"
  | "facebook"
  | "instagram"
  | "twitter"
  | "label";

export interface Title {
  meaning: Meaning | undefined;
  /** The lower the better; a second e-mail is worse than the first. */
  rank: number;
  /** In a full name, the surname stands first. */
  surnameFirst: boolean;
  /** Of a name: the given name alone. */
  isGiven: boolean;
  /** The French `nom` is the surname where there is a `prénom`. */
  word: string;
}

const words = (text: string) => new Set(text.split(/\s+/));

/** Somebody or something else than the person of the row. */
const OTHERS =
  words(`tutor tutora tutors tutores tutoria tutor1 tutor2 padre madre padres pare mare pares mares progenitor
  progenitora progenitores familiar familia family parent parents guardian guardians mother father mae pai encarregado pere mere
  responsable responsavel tuteur guraso gurasoa gurasoak aita ama tutore manager jefe jefa cap supervisor supervisora director
  directora coordinador coordinadora centro centre center escuela escola ecole school eskola ikastetxea colegio col·legi collegi
  institut instituto empresa company organization organizacion organitzacio organisation organizacao entidad entitat entreprise
  societe etablissement institution institucion institucio department departamento departament grupo grup group groupe turma clase
  classe class curso curs course asignatura assignatura materia subject emergencia emergency urgencia urgences buyer comprador
  compradora purchaser evento event esdeveniment ticket entrada product producto calle carrer street hijo hija fill filla child
  children spouse conyuge partner assistant referred secretaria secretario campaign list lista llista file archivo arxiu fitxer
  domain dominio host cuenta amigo amic friend recovery recuperacion recuperacio taldea proyecto
  project producte servicio service tarea task activity actividad activitat hospital banco bank mascota pet sponsor patrocinador
  representante representant remitente sender inviter invited organizer organizador parella pareja hermano hermana germa germana
  abuelo abuela avi avia proveedor cliente ad adset anuncio anunci campaign campana campanya form formulario formulari page pagina
  survey encuesta enquesta session sesion sessio webinar meeting reunion reunio workshop taller device dispositivo`);
/** Of those, who gives addresses to its own people: `Correu del centre`. */
const INSTITUTIONS =
  words(`centro centre center escuela escola ecole school eskola ikastetxea colegio col·legi collegi institut instituto
  empresa company organization organizacion organitzacio organisation organizacao entidad entitat entreprise institution institucion
  institucio department departamento departament`);
/** It belongs to the person, and is no part of what is asked. */
const APART =
  words(`phonetic fonetico fonetic yomi prefix prefijo suffix sufijo nickname apodo sobrenom alias distinguished canonical account usuario usuari
  username utilisateur utilizador erabiltzailea user login password contrasena contrasenya label etiqueta type tipo middle maiden
  soltera fax usage status estado estat sent enviado verified verificado bounced consent consiento acepto accepto autorizo autoritzo
  amaccount quiero deseo recibir rebre newsletter subscribe suscripcion postal ext extension prefijo code codigo codi id nacimiento
  naixement birth birthplace nascimento title titulo hash photo foto url file`);
const SECOND = words(
  "2 2º 2n 2o segundo segon segunda second secondary secundario secundari alternativo alternatiu alternate alternative bigarren segundo deuxieme ii materno matern otro altre other",
);
const LATER = /^([3-9]|\d\d+|tercer[ao]?|third|troisieme|hirugarren)$/;

const EMAIL = words(
  "email mail correo correu correio courriel emaila eposta posta emailaddress smtp emailadres emailadresse epost mails emails correoelectronico correuelectronic mel",
);
const ADDRESS = words("direccion adreca address endereco enderezo adresse helbide helbidea");
const ELECTRONIC = /^(electronic|eletronic|elektronik)/;
const SURNAME = words(
  "apellido apellidos surname surnames cognom cognoms lastname lname familyname secondname sn apelido apelidos sobrenome sobrenomes abizena abizenak nachname familienname cognome llinatge llinatges apell apells cog ap achternaam nazwisko efternamn etternavn efternavn sukunimi prijmeni priezvisko prezime vezeteknev",
);
const NAME = words(
  "nombre name nom nome izena firstname givenname forename forenames prenom prenoms vorname nombres fname nomb voornaam imie fornamn fornavn etunimi jmeno meno ime keresztnev prenume",
);
/** They may also head a column of whole names. */
const WHOLE = words("nombre name nom nome izena nombres");
const PHONE = words(
  "telefono telefonos tel telf tlf tfno tfn tlfn movil phone mobile telephone telefon telefone telemovel mobil cell celular cellphone whatsapp phonenumber mobilephone portable mugikorra telefonoa",
);
const CITY = words(
  "ciudad city town localidad poblacion ciutat poblacio municipio municipi localitat cidade ville hiria herria udalerria concello concelho localidade",
);
const ROLE = words(
  "alumno alumna alumne alumnes alumnos alumnas alumnado alumnat estudiante estudiant student participante participant participants asistente assistent attendee profesor profesora professor professora profesorado professorat docente docent teacher editor editora empleado empleada trabajador trabajadora ikaslea irakaslea aluno aluna",
);
/** A class or group that the person is in. */
const LABEL = words(
  "clase classe class grupo grup group groupe turma taldea gela curso curs course aula equipo equip team unidad unitat seccion seccio section klasse gruppe",
);
/** They are also of a subject, so that a class beside them is preferred. */
const COURSE = words("curso curs course");
/** Words that say nothing of their own beside a role: `Alumno/a`. */
const FILLERS = words("a o as os es de del la el los");
const FULL = words(
  "completo completa complet complete full display mostrar mostrado mostrat visible completos osoa cn sort ordenacion ordenacio",
);

const FOLDS = [
  ["userprincipalname", "upn"],
  ["user principal name", "upn"],
  ["nombre principal de usuario", "upn"],
  ["nombre principal del usuario", "upn"],
  ["nom principal d usuari", "upn"],
  ["nom de usuari", "usuari"],
  ["displayname", "display name"],
  ["fullname", "full name"],
  ["nombrecompleto", "nombre completo"],
  ["nomcomplet", "nom complet"],
  ["nombreyapellidos", "nombre y apellidos"],
  ["nombreapellidos", "nombre apellidos"],
  ["apellidosynombre", "apellidos y nombre"],
  ["apellidosnombre", "apellidos nombre"],
  ["izen abizenak", "izena abizenak"],
  ["nom d usuari", "usuari"],
  ["nom de famille", "surname"],
  ["last name", "surname"],
  ["family name", "surname"],
  ["second name", "middle"],
  ["segundo nombre", "middle"],
  ["segon nom", "middle"],
  ["first name", "firstname"],
  ["given name", "firstname"],
  ["given names", "firstname"],
  ["first names", "firstname"],
  ["last names", "surname"],
  ["family names", "surname"],
  ["ap1", "apellido 1"],
  ["ap2", "apellido 2"],
  ["cog1", "cognom 1"],
  ["cog2", "cognom 2"],
  ["nombre de pila", "firstname"],
  ["nom de pila", "firstname"],
  ["como te llamas", "full name"],
  ["como se llama", "full name"],
  ["com et dius", "full name"],
] as const;

function wordsOf(title: string): string[] {
  const spaced = title.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  const plain = ` ${foldText(spaced.replaceAll(/['’]/g, " "))
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  // `Apellido1`, `tutor1`
  const parted = plain.replaceAll(/(?<=\p{L}{3})(?=\d)/gu, " ");
  const said = FOLDS.reduce((text, [from, to]) => text.replaceAll(` ${from} `, ` ${to} `), parted);
  return said.trim().split(" ").filter(Boolean);
}

const NOTHING: Title = {
  meaning: undefined,
  rank: 0,
  surnameFirst: false,
  isGiven: false,
  word: "",
};

/** Whether the words name a class or group of the person, and nothing else: `Clase o grupo`, but not `Tutor del grupo`. */
function isLabel(all: readonly string[]): boolean {
  const around = (word: string) =>
    FILLERS.has(word) || ROLE.has(word) || /^[yio]$|^and$|^or$/.test(word);
  return (
    all.some((word) => LABEL.has(word)) && all.every((word) => LABEL.has(word) || around(word))
  );
}

/** Whether a title speaks of somebody or something else than the person of the row. */
export const isOfOthers = (title: string): boolean =>
  wordsOf(title).some((word) => OTHERS.has(word));

/** What a title means, in whichever of the known languages, with brackets, numbers and words around. */
export function titleOf(title: string): Title {
  if (title.length > 120) return NOTHING;
  // oxlint-disable-next-line regexp/no-super-linear-move -- The title has at most 120 characters.
  if (/\S@\S+\.\S/.test(title)) return NOTHING;
  const all = wordsOf(title);
  const has = (set: ReadonlySet<string>) => all.some((word) => set.has(word));
  if (isLabel(all)) return { ...NOTHING, meaning: "label", rank: Number(has(COURSE)) };
  const others = all.filter((word) => OTHERS.has(word));
  if (others.length > 0) {
    const isOwn =
      others.every((word) => INSTITUTIONS.has(word)) && all.some((word) => EMAIL.has(word));
    return isOwn ? { ...NOTHING, meaning: "email", rank: 4 } : NOTHING;
  }
  // A program's own name of the column says more than its title: `Nombre [givenName]`.
  const attribute = /\[([a-z]+(?:[A-Z][a-z]+)*)\]/.exec(title)?.[1];
  const named = attribute === undefined ? NOTHING : titleOf(attribute);
  if (named.meaning && named.rank < 3) return named;
  const outside = wordsOf(title.replaceAll(/\[[^[\]]*\]|\([^()]*\)/g, " "));
  const core = outside.length > 0 ? outside : all;
  const said = (set: ReadonlySet<string>) => core.some((word) => set.has(word));
  const rank = core.some((word) => LATER.test(word)) ? 2 : said(SECOND) ? 1 : 0;
  const means = (meaning: Meaning, more: Partial<Title> = {}): Title => ({
    ...NOTHING,
    meaning,
    rank,
    ...more,
  });
  if (core.includes("upn")) return means("email", { rank: 5 });
  if (has(APART)) return NOTHING;
  if (title.trim() === "@") return means("email", { rank: 1 });
  if (core.join(" ") === "first") return means("name", { word: "first", isGiven: true });
  if (core.join(" ") === "last") return means("surname");
  if (core.includes("facebook")) return means("facebook");
  if (core.includes("instagram")) return means("instagram");
  if (core.includes("twitter") || core.join(" ") === "x") return means("twitter");
  const isElectronic = core.some((word) => ELECTRONIC.test(word));
  if (said(EMAIL) || (said(ADDRESS) && isElectronic)) return means("email");
  if (said(PHONE)) return means("phone");
  const surnameAt = core.findIndex((word) => SURNAME.has(word));
  const nameAt = core.findIndex((word) => NAME.has(word));
  const isContact = core.some((word) => word.startsWith("contact"));
  if (isContact) return NOTHING;
  if (surnameAt >= 0 && nameAt >= 0) {
    return means("fullName", { surnameFirst: surnameAt < nameAt });
  }
  if (surnameAt >= 0) return rank > 0 ? means("secondSurname") : means("surname");
  if (nameAt >= 0) {
    if (said(FULL)) return means("fullName", { word: core[nameAt] ?? "" });
    if (rank > 0) return NOTHING;
    const word = core[nameAt] ?? "";
    return means("name", { word, isGiven: !WHOLE.has(word) });
  }
  if (said(CITY)) return means("city");
  if (core.length > 0 && said(ROLE) && core.every((word) => ROLE.has(word) || FILLERS.has(word))) {
    return means("fullName", { rank: 3 });
  }
  return NOTHING;
}
