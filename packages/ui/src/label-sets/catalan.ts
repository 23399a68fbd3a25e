import { catalanModelSpaceLabels } from "./catalan-model-space.ts";
import { isOne, type LabelSet } from "./label-set.ts";

const quoted = (name: string) => (name ? `«${name}»` : "El fitxer");

function listed(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).join(", ");
  return names.length > most ? `${shown} i ${names.length - most} més` : shown;
}

/** With the separators of the language: 50.000. */
const digits = (value: number): string => value.toLocaleString("ca-ES");

/** The labels in Catalan. */
export const catalanLabelSet: LabelSet = {
  locale: "ca",
  close: "Tanca",
  dismiss: "Descarta l’avís",
  ok: "D’acord",
  cancel: "Cancel·la",
  required: "obligatori",
  previous: "Anterior",
  next: "Següent",
  loading: "S’està carregant…",
  retry: "Torna-ho a provar",
  showPassword: "Mostra la contrasenya",
  hidePassword: "Amaga la contrasenya",
  menu: "Menú",
  copy: "Copia",
  copied: "Copiat",
  copyFailed: "No s’ha pogut copiar. Selecciona el text i copia’l.",
  add: "Afegeix",
  notifications: "Notificacions",
  complete: "Complet",
  incomplete: "Incomplet",
  withErrors: "Amb errors",
  unsaved: "Hi ha canvis sense desar",
  saving: "S’està desant…",
  saveFailed: "No s’ha desat. El que has escrit continua aquí.",
  offlineDraft: "Sense connexió. Se’n conserva una còpia en aquest dispositiu.",
  skipToContent: "Ves al contingut",
  savedAt: (time) => `Desat a ${isOne(time) ? "la" : "les"} ${time}`,
  remove: (item) => `Treu «${item}»`,
  charactersLeft: (left) => (left === 1 ? "Queda 1 caràcter" : `Queden ${left} caràcters`),
  charactersOver: (over) => (over === 1 ? "Sobra 1 caràcter" : `Sobren ${over} caràcters`),
  page: (current, total) => `Pàgina ${current} de ${total}`,
  assetField: {
    choose: "Tria",
    change: "Canvia",
    remove: (name) => `Treu «${name}»`,
  },
  assetGrid: {
    types: {
      image: "Imatge",
      audio: "Àudio",
      model: "Model 3D",
      video: "Vídeo",
      document: "Document",
    },
    actions: (name) => `Accions de «${name}»`,
    play: (name) => `Escolta «${name}»`,
    stop: (name) => `Atura «${name}»`,
    soundFailed: "No s’ha pogut reproduir l’àudio.",
    loading: "S’està carregant",
    empty: "Encara no hi ha res.",
    noMatch: "Res no coincideix amb el filtre.",
    clearFilters: "Treu el filtre",
    error: "No s’han pogut carregar els recursos.",
    retry: "Torna-ho a provar",
  },
  assetPicker: {
    search: "Cerca",
    clearSearch: "Esborra la cerca",
    type: "Tipus",
    allTypes: "Tot",
    category: "Categoria",
    allCategories: "Totes les categories",
    sort: "Ordre",
    sortGiven: "Com arriben",
    sortNewest: "El més recent primer",
    sortName: "Nom, de la A a la Z",
    sortNameDescending: "Nom, de la Z a la A",
    assets: "Recursos",
    results: (shown, total) => `${digits(shown)} de ${digits(total)}`,
    preview: "Vista prèvia",
    previewFailed:
      "No s’ha pogut carregar la vista prèvia. Comprova la connexió i torna-ho a provar.",
    nothingChosen: "Tria un recurs per veure’l aquí.",
    hidden: "Continua triat encara que el filtre l’amagui.",
    upload: "Puja",
    backToList: "Torna a la llista",
    confirm: "Tria",
    checkFailed: "No s’ha pogut comprovar. Torna-ho a provar.",
    grid: {},
    image: {},
    audio: {},
    model: {},
  },
  audioPlayer: {
    play: (name) => `Escolta «${name}»`,
    stop: (name) => `Atura «${name}»`,
    position: (name) => `Posició a «${name}»`,
    failed: "No s’ha pogut reproduir l’àudio.",
  },
  avatarField: {
    choose: "Tria una imatge",
    change: "Canvia la imatge",
    remove: "Treu la imatge",
    wrongType: "Tria una imatge PNG, JPEG o WebP.",
    tooLarge: (maxSize) => `La imatge és massa gran. Pot ocupar ${maxSize} com a màxim.`,
    unreadable: "Aquest fitxer no es pot llegir com a imatge.",
    cropTitle: "Tria la part que es veurà",
    cropHelp: "Arrossega la imatge i apropa-la fins que el cercle mostri el que vols.",
    cropArea: "Part de la imatge",
    cropKeys: "Les fletxes mouen la imatge; més i menys l’apropen i l’allunyen.",
    zoom: "Ampliació",
    zoomIn: "Apropa",
    zoomOut: "Allunya",
    crop: "Fes servir aquesta part",
    cropFailed: "No s’ha pogut reduir prou la imatge. Tria’n una altra.",
  },
  bulkBar: {
    label: "Files seleccionades",
    selected: (count) =>
      count === 1 ? "1 fila seleccionada" : `${digits(count)} files seleccionades`,
    clear: "Treu la selecció",
  },
  codeScanner: {
    camera: "Imatge de la càmera",
    starting: "S’està obrint la càmera…",
    aim: "Enfoca el codi QR",
    retry: "Reintenta",
    problems: {
      denied: "El navegador no deixa fer servir la càmera",
      missing: "No es troba cap càmera",
      busy: "Una altra aplicació fa servir la càmera",
      failed: "La càmera no funciona",
    },
    remedies: {
      denied: "Permet-la a la configuració de la pàgina, o escriu el que hi ha sota el codi.",
      missing: "Escriu el que hi ha sota el codi.",
      busy: "Tanca-la i torna-ho a provar.",
      failed: "Torna-ho a provar, o escriu el que hi ha sota el codi.",
    },
  },
  commandPalette: {
    title: "Ordres",
    search: "Ves a un lloc o fes una acció",
    noMatch: "No hi ha cap ordre amb aquest nom.",
    searching: "S’està cercant…",
  },
  copyLanguage: {
    copyFrom: "Copia d’un altre idioma",
    replaceTitle: (target) => `Vols substituir els textos en ${target}?`,
    replaceText: (source, target) =>
      `El que hi ha escrit en ${target} se substitueix pels textos en ${source}.`,
    replace: "Substitueix",
    copied: (source) => `Copiat de: ${source}.`,
    undo: "Desfés",
  },
  dataTable: {
    search: "Cerca",
    clearSearch: "Esborra la cerca",
    actions: "Accions",
    loading: "S’està carregant",
    empty: "Encara no hi ha res.",
    error: "No s’ha pogut carregar la llista.",
    retry: "Torna-ho a provar",
    clearFilters: "Treu el filtre",
    noMatch: (search) =>
      search ? `Res no coincideix amb «${search}».` : "Res no coincideix amb el filtre.",
    results: (shown, total) => `${digits(shown)} de ${digits(total)}`,
    sortBy: "Ordena per",
    sortAscending: (column) => `${column}: ordena de manera ascendent`,
    sortDescending: (column) => `${column}: ordena de manera descendent`,
    sortNone: (column) => `${column}: treu l’ordre`,
    yes: "Sí",
    no: "No",
  },
  dateField: {
    openCalendar: "Obre el calendari",
    calendar: "Calendari",
    previousMonth: "Mes anterior",
    nextMonth: "Mes següent",
    today: "avui",
    unavailable: "Aquest dia no es pot triar.",
    empty: "buit",
    incomplete: "Incomplet: en falten parts.",
  },
  dateRangeField: { start: "Des de", end: "Fins a", presets: "Períodes" },
  facetFilter: {
    selectAll: "Selecciona-ho tot",
    deselectAll: "Treu la selecció",
    all: "tot",
    chosen: (chosen, total) => `${digits(chosen)} de ${digits(total)}`,
    search: (facet) => `Cerca: ${facet}`,
    clearSearch: "Esborra la cerca",
    noMatch: "No s’ha trobat res.",
  },
  imagePreview: {
    zoomIn: "Apropa",
    zoomOut: "Allunya",
    fit: "Mostra-la sencera",
    actualSize: "Mida real",
    fullscreen: "Pantalla completa",
    scale: (percent) => `${percent} %`,
    help: "Més i menys apropen i allunyen, les fletxes mouen, 0 la mostra sencera, 1 a mida real.",
    loading: "S’està carregant la imatge",
    failed: "No s’ha pogut carregar la imatge.",
    retry: "Torna-ho a provar",
  },
  insertion: {
    cutOff: (count) =>
      count === 1
        ? "No hi cabia 1 caràcter i ha quedat fora:"
        : `No hi cabien ${count} caràcters i han quedat fora:`,
    charactersRemoved: (count) =>
      count === 1 ? "S’ha tret 1 caràcter invisible." : `S’han tret ${count} caràcters invisibles.`,
    copyRest: "Copia el que ha quedat fora",
    undo: "Desfés",
  },
  languageTabs: {
    complete: "complet",
    empty: "buit",
    incomplete: "incomplet",
    missing: (count) => (count === 1 ? "en falta 1" : `en falten ${count}`),
    errors: (count) => (count === 1 ? "1 error" : `${digits(count)} errors`),
  },
  limits: {
    atLeast: (least) => `El mínim és ${least}.`,
    atMost: (most) => `El màxim és ${most}.`,
    notBefore: (first) => `Massa aviat. Es pot des de: ${first}.`,
    notAfter: (last) => `Massa tard. Es pot fins a: ${last}.`,
  },
  map: {
    instructions: "Toca el mapa per triar el lloc.",
    instructionKeys:
      "Amb el teclat: fletxes per moure el mapa, + i - per acostar i allunyar, Retorn per triar el centre, Alt i fletxes per afinar.",
    readOnlyInstructions:
      "Amb el teclat: fletxes per moure el mapa, + i - per acostar i allunyar, Retorn per triar el punt del centre.",
    placeInstructions: "Toca el mapa per afegir un punt; arrossega un punt per moure’l.",
    placeInstructionKeys:
      "Amb el dit, mantén premut el punt abans d’arrossegar-lo. Amb el teclat: fletxes, + i -, Retorn per triar el punt del centre o afegir-ne un.",
    twoFingers: "Mou el mapa amb dos dits",
    zoomIn: "Apropa",
    zoomOut: "Allunya",
    showAll: "Mostra-ho tot",
    latitude: "Latitud",
    longitude: "Longitud",
    invalidLatitude: "Escriu una latitud entre -90 i 90, com ara 40.4168.",
    invalidLongitude: "Escriu una longitud entre -180 i 180, com ara -3.7038.",
    placeForms:
      "En aquest text no hi ha cap lloc. S’entenen coordenades com 41.4034, 2.1740 o 41°24′N 2°10′E.",
    noneOfThem: "Cap d’aquests",
    locate: "Usa la meva ubicació",
    locating: "S’està cercant la teva ubicació",
    locateFailed: "No s’ha pogut trobar la teva ubicació. Tria el lloc al mapa.",
    clear: "Treu el lloc",
    noPosition: "Encara no s’ha triat cap lloc.",
    loading: "S’està carregant el mapa",
    authorisationTitle: "El mapa no està disponible",
    authorisationMessage:
      "El servei de mapes ha rebutjat la petició. Torna-ho a provar o avisa qui administra l’aplicació.",
    failedTitle: "No s’ha pogut carregar el mapa",
    failedMessage: "Comprova la connexió i torna-ho a provar.",
    tilesFailed: "El fons del mapa no arriba. Comprova la connexió.",
    retry: "Torna-ho a provar",
    search: "Cerca una adreça",
    searchButton: "Cerca",
    searchList: "Llocs trobats",
    searching: "S’està cercant…",
    searchFound: (count) =>
      count === 1
        ? "1 lloc trobat. Tria’l amb les fletxes."
        : `${digits(count)} llocs trobats. Tria’n un amb les fletxes.`,
    searchNone: (query) => `No s’ha trobat res amb «${query}». Prova amb el carrer i la població.`,
    searchFailed: "La cerca no ha funcionat. Torna-ho a provar o tria el lloc al mapa.",
    address: "Adreça",
    addressNoPosition: "Tria un lloc per veure’n l’adreça.",
    addressSearching: "S’està cercant l’adreça…",
    addressNone: (coordinates) => `No es coneix cap adreça a ${coordinates}`,
    addressFailed: (coordinates) => `No s’ha pogut cercar l’adreça (${coordinates})`,
    selected: (coordinates) => `Lloc triat: ${coordinates}`,
    centre: (coordinates) => `Centre del mapa: ${coordinates}`,
    spread: (count) =>
      `${digits(count)} punts en un mateix lloc, repartits al seu voltant. Tria’n un amb les fletxes i Retorn; Escapada els reuneix.`,
  },
  modalAlert: { success: "Fet", error: "Error", warning: "Advertència", info: "Informació" },
  modelViewer: {
    instructions:
      "Arrossega per girar el model. Amb el teclat: les fletxes el giren, + i - apropen i allunyen, Inici o 0 tornen al principi.",
    rotateLeft: "Gira a l’esquerra",
    rotateRight: "Gira a la dreta",
    rotateUp: "Inclina amunt",
    rotateDown: "Inclina avall",
    zoomIn: "Apropa",
    zoomOut: "Allunya",
    reset: "Torna al principi",
    view: "Vista",
    darkGround: "Fons fosc",
    person: "Persona d’1,70 m",
    snapshot: "Pren una imatge",
    snapshotFailed: "No s’ha pogut prendre la imatge. Torna-ho a provar.",
    play: "Reprodueix l’animació",
    pause: "Posa en pausa l’animació",
    animation: "Animació",
    unnamedAnimation: (number) => `Animació ${number}`,
    size: (width, height, depth) => `${width} d’amplada, ${height} d’alçada, ${depth} de fons`,
    sizeAssumed: "si la seva unitat és el metre",
    loading: "S’està carregant el model",
    reading: "S’està llegint el model",
    cancel: "Cancel·la",
    cancelled: "S’ha cancel·lat la càrrega.",
    load: "Carrega el model",
    retry: "Torna-ho a provar",
    problemTitle: "No es pot mostrar el model",
    missingTextures: (names) =>
      names.length === 1
        ? `Falta una textura: ${listed(names)}. Afegeix-la als fitxers del model.`
        : `Falten ${names.length} textures: ${listed(names)}. Afegeix-les als fitxers del model.`,
    unreadableTextures: (names) =>
      `Aquestes textures no es poden llegir aquí: ${listed(names)}. Desa-les com a PNG, JPEG o WebP i exporta el model un altre cop.`,
    space: catalanModelSpaceLabels,
    problems: {
      notModel: (name) => `${quoted(name)} no és un model 3D. Tria un fitxer GLB, glTF, OBJ o FBX.`,
      unsupported: (format) =>
        `${format} no es pot mostrar aquí. Desa el model com a GLB, glTF, OBJ o FBX.`,
      compressed: (technique) =>
        `El model està comprimit amb ${technique}, que no es pot llegir aquí. Desa’l sense compressió.`,
      textureFormat: (format) =>
        `Una textura està desada com a ${format}, que no serveix per a models. Desa-la com a PNG, JPEG, WebP o KTX2 de Basis Universal.`,
      textureTooLarge: (texture) =>
        `La textura ${texture} és més gran del que cap en un mòbil. Redueix-la a 4096 píxels d’ample i d’alt com a màxim.`,
      texturesTooHeavy: () =>
        "Les textures del model ocuparien més memòria gràfica de la que té un mòbil. Redueix-les o fes-ne servir menys.",
      noModel: () => "Al ZIP no hi ha cap fitxer GLB, glTF, OBJ ni FBX.",
      encrypted: () => "El ZIP té contrasenya. Torna a comprimir-lo sense.",
      tooManyEntries: () =>
        "El ZIP té massa fitxers. Deixa-hi només el model i les seves textures.",
      tooLarge: () => "El model és massa gran. Simplifica’l o redueix-ne les textures.",
      ratio: (name) => `${quoted(name)} està tan comprimit que no és segur obrir-lo.`,
      nested: () => "Hi ha massa ZIP dins d’altres. Reuneix els fitxers en un de sol.",
      unsafePath: (name) => `El ZIP no és segur: conté un fitxer anomenat ${quoted(name)}.`,
      broken: (name) => `${quoted(name)} està malmès o incomplet. Desa’l o baixa’l un altre cop.`,
      missingFile: (name) =>
        `El model necessita el fitxer ${quoted(name)}. Afegeix-lo, o desa el model com a GLB.`,
      empty: () =>
        "El fitxer no té superfícies: només corbes, ossos, llums o semblants. Converteix-lo en polígons (una malla) i exporta’l de nou.",
      tooComplex: () => "El model té massa triangles. Redueix-ne les malles i exporta’l de nou.",
      unreadable: () =>
        "No podem llegir aquest model. Pot ser que estigui bé: exporta’l de nou com a GLB i prova amb aquest.",
      oldFbx: () =>
        "Aquest FBX és d’una versió antiga que aquí no es pot llegir. Exporta’l de nou amb «Versió de FBX: FBX 2013 o posterior» (al Blender, «FBX 7.4 binary»).",
      outsideFile: (name) =>
        `El model pren un fitxer d’un altre lloc: ${quoted(name)}. Posa’l al ZIP al costat del model o desa-ho tot com a GLB.`,
      tooManyParts: () =>
        "El model té massa peces separades. Uneix-ne les malles i exporta’l de nou.",
      tooDeep: () =>
        "Les peces del model estan niades a massa profunditat. Simplifica’n els grups i exporta’l de nou.",
      cycle: () =>
        "Una peça del model es conté a si mateixa. Exporta’l de nou des del programa amb què es va fer.",
      unreachable: () =>
        "No s’ha pogut carregar el model. Comprova la connexió i torna-ho a provar.",
      timeout: () =>
        "Llegir el model ha trigat massa en aquest dispositiu i s’ha aturat. Torna-ho a provar o fes-ho en un altre dispositiu.",
      outOfMemory: () =>
        "A aquest dispositiu no li queda memòria per llegir el model. Tanca altres programes o prova-ho en un altre.",
      noWebgl: () =>
        "Aquest navegador no pot mostrar 3D. Activa l’acceleració per maquinari o fes servir un altre navegador.",
      contextLost: () => "La targeta gràfica ha deixat de mostrar el model. Torna-ho a provar.",
      noWebp: () => "Aquest navegador no pot crear imatges WebP. Fes servir un altre navegador.",
      failed: () => "No s’ha pogut obrir el visor. Comprova la connexió i torna-ho a provar.",
    },
  },
  orderedTable: {
    move: (row) => `Mou ${row}`,
    moveHelp: "Arrossega’l, o prem les fletxes amunt i avall, Inici i Fi.",
    choose: (row) => `Selecciona ${row}`,
    moved: (row, place, count) => `${row}: posició ${place} de ${count}`,
    actions: "Accions",
  },
  searchableSelect: {
    search: "Cerca",
    noMatch: "No s’ha trobat res.",
    clear: "Treu la tria",
    chosen: (count) => (count === 1 ? "1 opció triada" : `${digits(count)} opcions triades`),
    more: (count) => `i ${count} més`,
    loading: "S’està cercant…",
    loadFailed: "No s’han pogut carregar les opcions.",
    retry: "Torna-ho a provar",
    results: (count) => (count === 1 ? "1 opció" : `${digits(count)} opcions`),
  },
  selection: {
    column: "Selecció",
    selectAll: "Selecciona tot el que es veu",
    selectRow: (row) => `Selecciona ${row}`,
  },
  serverTable: {
    pages: "Pàgines",
    firstPage: "Primera pàgina",
    lastPage: "Última pàgina",
    range: (from, to, total) => `${from}–${to} de ${total}`,
    pageSize: "Files per pàgina",
    stale: "No s’han pogut carregar les files. Es continuen veient les anteriors.",
  },
  tableColumns: {
    columns: "Columnes",
    shown: (shown, total) => `${digits(shown)} de ${digits(total)}`,
    reset: "Com al principi",
    width: (column) => `Amplada de ${column}`,
    widthHelp:
      "Arrossega’l, o prem les fletxes esquerra i dreta; Retorn restableix totes les amplades.",
  },
  upload: {
    drop: "Arrossega aquí els fitxers, enganxa’ls o",
    choose: "tria’ls",
    maxSize: (size) => `${size} com a màxim cadascun.`,
    wrongType: (name) => `«${name}» no és d’un tipus que serveixi aquí.`,
    tooLarge: (name, maxSize) => `«${name}» és massa gran. Pot ocupar ${maxSize} com a màxim.`,
    empty: (name) => `«${name}» és buit.`,
    onlyOne: "Només es pot triar un fitxer. S’ha agafat el primer.",
    folder: (name) => `«${name}» és una carpeta. Obre-la i arrossega el fitxer que necessites.`,
    readingFolder: "S’està obrint la carpeta…",
    folderUnusable: (name) =>
      `A la carpeta «${name}» no hi ha cap fitxer que es pugui fer servir aquí.`,
    folderLeftOut: (name, count) =>
      `Fitxers de la carpeta «${name}» que no serveixen aquí i han quedat fora: ${count}.`,
    folderCut: (name, taken) =>
      `La carpeta «${name}» té més del que s’agafa d’una vegada. Fitxers agafats: ${taken}. Arrossega els altres a part.`,
    folderFailed: (name) =>
      `No s’ha pogut obrir la carpeta «${name}». Arrossega els fitxers que hi ha a dins.`,
    uploading: (name) => `S’està pujant ${name}`,
    uploaded: "Pujat",
    cancelled: "Cancel·lat",
    failed: "No s’ha pogut pujar. Comprova la connexió i torna-ho a provar.",
    cancel: (name) => `Cancel·la ${name}`,
    retry: (name) => `Torna-ho a provar amb ${name}`,
    dismiss: (name) => `Treu ${name} de la llista`,
  },
  usageMeter: {
    noLimit: (used) => `${used}, sense límit`,
    ofTotal: (used, total) => `${used} de ${total}`,
    nearLimit: "Gairebé exhaurit",
    full: "Exhaurit",
  },
};
