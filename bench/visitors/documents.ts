/** A table of a document; without `head` it is a list of names and values. */
export interface Table {
  head?: readonly string[];
  rows: readonly (readonly string[])[];
  /** Where its columns begin, in points from the margin. */
  columns: readonly number[];
}

export type Block = { title: string } | { text: string } | { table: Table };

/** What a place gives its visitors, as a file. */
export interface VisitorDocument {
  name: string;
  /** Stands at the head of each page. */
  running: string;
  pages: readonly (readonly Block[])[];
}

const festival: VisitorDocument = {
  name: "festival-riberas.pdf",
  running: "Festival Riberas · Programa y normas",
  pages: [
    [
      { title: "Festival Riberas 2026" },
      {
        text: "El festival se celebra del 9 al 12 de julio en el parque del Soto, junto al río Alba. Es su duodécima edición y actúan treinta y un grupos en tres escenarios.",
      },
      { title: "Horario de apertura del recinto" },
      {
        table: {
          head: ["Escenario", "Jueves y viernes", "Sábado", "Domingo"],
          columns: [0, 150, 280, 380],
          rows: [
            ["Escenario Río", "18:00–02:00", "16:00–03:00", "12:00–23:00"],
            ["Escenario Chopo", "19:00–01:00", "17:00–02:00", "Cerrado"],
            ["Carpa infantil", "Cerrada", "11:00–14:00", "11:00–14:00"],
          ],
        },
      },
      { title: "Entradas" },
      {
        table: {
          head: ["Tipo", "Anticipada", "En taquilla"],
          columns: [0, 230, 340],
          rows: [
            ["Abono de cuatro días", "85 €", "95 €"],
            ["Entrada de un día", "28 €", "34 €"],
            ["Abono joven (14 a 18 años)", "45 €", "50 €"],
            ["Niños hasta 13 años", "Gratis", "Gratis"],
          ],
        },
      },
      {
        text: "Las entradas se compran en www.riberas.example o en la taquilla del puente. No se devuelve el importe salvo cancelación; se pueden cambiar de nombre hasta el 1 de julio.",
      },
    ],
    [
      { title: "Cómo llegar" },
      {
        text: "Una lanzadera gratuita sale cada treinta minutos de la estación de tren hasta las tres de la madrugada. El estacionamiento de la feria cuesta 6 € al día y está a quince minutos a pie.",
      },
      { title: "Acampada" },
      {
        text: "La zona de acampada abre el miércoles 8 a las 12:00 y cuesta 20 € por persona. Hay duchas de agua fría y vigilancia toda la noche. Se prohíben los fuegos y las cocinas de gas.",
      },
      { title: "Preguntas frecuentes" },
      { text: "¿Puedo entrar con comida?" },
      {
        text: "No se permite entrar con alimentos, salvo bebés y personas con alergias. En el recinto hay doce puestos, cuatro de ellos veganos y dos sin gluten.",
      },
      { text: "¿Se admiten animales?" },
      { text: "Solo perros de asistencia." },
      { text: "¿Cómo se paga dentro?" },
      {
        text: "Únicamente con la pulsera recargable; se carga con tarjeta o en efectivo en los puntos azules. El saldo sobrante se devuelve hasta el 31 de julio.",
      },
      { text: "¿Es accesible en silla de ruedas?" },
      {
        text: "Sí: hay plataformas elevadas en los dos escenarios y baños adaptados junto a la entrada norte. El acompañante entra gratis.",
      },
      { title: "Objetos perdidos y contacto" },
      {
        text: "La caseta de información guarda lo perdido. Teléfono 600 12 34 56, hola@riberas.example. El punto violeta atiende agresiones toda la noche.",
      },
    ],
  ],
};

const park: VisitorDocument = {
  name: "parc-serra-negra.pdf",
  running: "Parc Natural de la Serra Negra",
  pages: [
    [
      { title: "Parc Natural de la Serra Negra" },
      {
        text: "El parc protegeix 4.200 hectàrees de fageda i alzinar des de 1987. El cim més alt és el Puig Roig, de 1.386 metres.",
      },
      { title: "Centre de visitants" },
      {
        table: {
          head: ["Època", "Dilluns a divendres", "Caps de setmana"],
          columns: [0, 170, 310],
          rows: [
            ["De març a octubre", "9.30–17.00", "9.00–19.00"],
            ["De novembre a febrer", "Tancat", "10.00–15.00"],
          ],
        },
      },
      {
        text: "L'accés al parc és lliure. L'exposició del centre costa 3 €, i 1,50 € per a jubilats i estudiants. Els menors de 8 anys no paguen.",
      },
      { title: "Itineraris" },
      {
        table: {
          head: ["Itinerari", "Distància", "Durada", "Dificultat"],
          columns: [0, 170, 270, 360],
          rows: [
            ["Camí dels Molins", "4,5 km", "1 h 30 min", "Fàcil"],
            ["Volta al Gorg Blau", "9 km", "3 h", "Mitjana"],
            ["Pujada al Puig Roig", "14 km", "6 h", "Difícil"],
          ],
        },
      },
      {
        text: "El Camí dels Molins és apte per a cotxets i cadires de rodes fins al segon molí.",
      },
    ],
    [
      { title: "Normes" },
      {
        text: "• Els gossos han d'anar lligats.\n• Està prohibit fer foc tot l'any.\n• No es permet el bany al Gorg Blau.\n• L'acampada lliure està prohibida; el càmping més proper és a Rocallaura.\n• Per volar drons cal una autorització del parc.\n• La recollida de bolets està limitada a 6 kg per persona i dia.",
      },
      { title: "Serveis" },
      {
        text: "L'aparcament de la Font té 120 places i val 5 € al dia per cotxe; les motos no paguen. Els lavabos són al centre de visitants. No hi ha bar, però hi ha una àrea de pícnic amb taules. No hi ha cobertura de mòbil més amunt del segon molí.",
      },
      { title: "Visites guiades" },
      {
        text: "Cada diumenge a les 10.30 un guia acompanya la ruta del Gorg Blau; cal reservar al 938 76 54 32 o a parc@serranegra.example. Per a grups escolars n'hi ha entre setmana, a 4 € per alumne.",
      },
      { title: "Com arribar-hi" },
      {
        text: "Per la carretera C-26, sortida 41. L'autobús L7 surt de l'estació de Solers els dissabtes i festius a les 8.45 i torna a les 18.10.",
      },
      { title: "Emergències" },
      { text: "Truqueu al 112. El refugi del Puig Roig té ràdio i farmaciola." },
    ],
  ],
};

const school: VisitorDocument = {
  name: "hillcrest-open-day.pdf",
  running: "Hillcrest School · Open day",
  pages: [
    [
      { title: "Open day at Hillcrest School" },
      {
        text: "Our open day is on Saturday 14 March, from 9:30 am to 1:00 pm. The head teacher, Mrs. Okafor, speaks in the hall at 10:00 and again at 11:30.",
      },
      { title: "Programme" },
      {
        table: {
          head: ["Activity", "Time", "Place"],
          columns: [0, 200, 300],
          rows: [
            ["Science workshop", "10:30 and 12:00", "Laboratory 2"],
            ["Tour of the library", "every 20 minutes", "Main entrance"],
            ["Sports taster", "11:00", "Gym"],
            ["Choir concert", "12:30", "Chapel"],
          ],
        },
      },
      {
        text: "Entry is free, but please book a place at hillcrest.example/open before 10 March. Families may arrive at any time. Coffee and cakes are sold in the dining hall for the benefit of the library.",
      },
      { title: "Fees for 2026" },
      {
        table: {
          head: ["Year group", "Tuition per term", "Lunch per term"],
          columns: [0, 200, 330],
          rows: [
            ["Nursery", "£1,150", "£180"],
            ["Years 1 to 6", "£1,640", "£210"],
            ["Years 7 to 11", "£2,290", "£235"],
          ],
        },
      },
    ],
    [
      { title: "Questions parents ask" },
      { text: "Is there a uniform?" },
      {
        text: "Yes, a navy jumper and grey trousers or skirt. A second-hand shop opens on Fridays.",
      },
      { text: "Are there scholarships?" },
      {
        text: "Twelve places each year, for music, sport or need. Applications close on 30 April.",
      },
      { text: "How big are the classes?" },
      { text: "At most 22 pupils, with a teacher and an assistant up to Year 3." },
      { text: "Which languages are taught?" },
      { text: "French from Year 1, Spanish and German from Year 7." },
      { title: "Getting here" },
      {
        text: "Take bus 18 or 42 to Hill Lane. On the open day visitors can park on the playing field; disabled parking is beside the chapel.",
      },
      { title: "Daily life" },
      {
        text: "Lessons run from 8:45 to 15:30. The breakfast club opens at 7:30 and costs £4; after-school care runs until 18:00. Phones stay in lockers during the day. Nut products are not allowed on the site.",
      },
      { title: "Contact" },
      { text: "Admissions office: 01632 960 145, admissions@hillcrest.example." },
    ],
  ],
};

export const visitorDocuments = { festival, park, school };
