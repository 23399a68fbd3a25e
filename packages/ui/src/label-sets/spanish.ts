import { spanishModelSpaceLabels } from "./spanish-model-space.ts";
import { isOne, type LabelSet } from "./label-set.ts";

const quoted = (name: string) => (name ? `«${name}»` : "El archivo");

function listed(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).join(", ");
  return names.length > most ? `${shown} y ${names.length - most} más` : shown;
}

/** With the separators of the language: 50.000. */
const digits = (value: number): string => value.toLocaleString("es-ES");

/** The labels in Spanish. */
export const spanishLabelSet: LabelSet = {
  locale: "es",
  close: "Cerrar",
  dismiss: "Descartar el aviso",
  ok: "Aceptar",
  cancel: "Cancelar",
  required: "obligatorio",
  previous: "Anterior",
  next: "Siguiente",
  loading: "Cargando…",
  retry: "Reintentar",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  menu: "Menú",
  copy: "Copiar",
  copied: "Copiado",
  copyFailed: "No se ha podido copiar. Selecciona el texto y cópialo.",
  add: "Añadir",
  notifications: "Notificaciones",
  complete: "Completo",
  incomplete: "Incompleto",
  withErrors: "Con errores",
  unsaved: "Hay cambios sin guardar",
  saving: "Guardando…",
  saveFailed: "No se ha guardado. Lo que has escrito sigue aquí.",
  offlineDraft: "Sin conexión. Se conserva una copia en este dispositivo.",
  skipToContent: "Saltar al contenido",
  savedAt: (time) => `Guardado a ${isOne(time) ? "la" : "las"} ${time}`,
  remove: (item) => `Quitar «${item}»`,
  charactersLeft: (left) => (left === 1 ? "Queda 1 carácter" : `Quedan ${left} caracteres`),
  charactersOver: (over) => (over === 1 ? "Sobra 1 carácter" : `Sobran ${over} caracteres`),
  page: (current, total) => `Página ${current} de ${total}`,
  assetField: {
    choose: "Elegir",
    change: "Cambiar",
    remove: (name) => `Quitar «${name}»`,
  },
  assetGrid: {
    types: {
      image: "Imagen",
      audio: "Audio",
      model: "Modelo 3D",
      video: "Vídeo",
      document: "Documento",
    },
    actions: (name) => `Acciones de «${name}»`,
    play: (name) => `Escuchar «${name}»`,
    stop: (name) => `Parar «${name}»`,
    soundFailed: "No se ha podido reproducir el audio.",
    loading: "Cargando",
    empty: "Todavía no hay nada aquí.",
    noMatch: "Nada coincide con el filtro.",
    clearFilters: "Quitar el filtro",
    error: "No se han podido cargar los recursos.",
    retry: "Reintentar",
  },
  assetPicker: {
    search: "Buscar",
    clearSearch: "Borrar la búsqueda",
    type: "Tipo",
    allTypes: "Todo",
    category: "Categoría",
    allCategories: "Todas las categorías",
    sort: "Orden",
    sortGiven: "Como vienen",
    sortNewest: "Lo más reciente primero",
    sortName: "Nombre, de la A a la Z",
    sortNameDescending: "Nombre, de la Z a la A",
    assets: "Recursos",
    results: (shown, total) => `${digits(shown)} de ${digits(total)}`,
    preview: "Vista previa",
    previewFailed:
      "No se ha podido cargar la vista previa. Comprueba la conexión e inténtalo de nuevo.",
    nothingChosen: "Elige un recurso para verlo aquí.",
    hidden: "Sigue elegido aunque el filtro lo oculta.",
    upload: "Subir",
    backToList: "Volver a la lista",
    confirm: "Elegir",
    checkFailed: "No se ha podido comprobar. Inténtalo de nuevo.",
    grid: {},
    image: {},
    audio: {},
    model: {},
  },
  audioPlayer: {
    play: (name) => `Escuchar «${name}»`,
    stop: (name) => `Parar «${name}»`,
    position: (name) => `Posición en «${name}»`,
    failed: "No se ha podido reproducir el audio.",
  },
  avatarField: {
    choose: "Elegir una imagen",
    change: "Cambiar la imagen",
    remove: "Quitar la imagen",
    wrongType: "Elige una imagen PNG, JPEG o WebP.",
    tooLarge: (maxSize) => `La imagen es demasiado grande. Puede ocupar ${maxSize} como máximo.`,
    unreadable: "Este archivo no se puede leer como imagen.",
    cropTitle: "Elige la parte que se verá",
    cropHelp: "Arrastra la imagen y acércala hasta que el círculo muestre lo que quieres.",
    cropArea: "Parte de la imagen",
    cropKeys: "Las flechas mueven la imagen; más y menos la acercan y la alejan.",
    zoom: "Ampliación",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    crop: "Usar esta parte",
    cropFailed: "No se ha podido reducir la imagen lo suficiente. Elige otra.",
  },
  bulkBar: {
    label: "Filas seleccionadas",
    selected: (count) =>
      count === 1 ? "1 fila seleccionada" : `${digits(count)} filas seleccionadas`,
    clear: "Quitar la selección",
  },
  codeScanner: {
    camera: "Imagen de la cámara",
    starting: "Abriendo la cámara…",
    aim: "Enfoca el código QR",
    retry: "Reintentar",
    problems: {
      denied: "El navegador no deja usar la cámara",
      missing: "No se encuentra ninguna cámara",
      busy: "Otra aplicación usa la cámara",
      failed: "La cámara no funciona",
    },
    remedies: {
      denied: "Permítela en los ajustes de la página, o escribe lo que hay debajo del código.",
      missing: "Escribe lo que hay debajo del código.",
      busy: "Ciérrala y vuelve a intentarlo.",
      failed: "Vuelve a intentarlo, o escribe lo que hay debajo del código.",
    },
  },
  commandPalette: {
    title: "Órdenes",
    search: "Ir a un sitio o hacer algo",
    noMatch: "No hay ninguna orden con ese nombre.",
    searching: "Buscando…",
  },
  copyLanguage: {
    copyFrom: "Copiar de otro idioma",
    replaceTitle: (target) => `¿Sustituir los textos en ${target}?`,
    replaceText: (source, target) =>
      `Lo que hay escrito en ${target} se sustituye por los textos en ${source}.`,
    replace: "Sustituir",
    copied: (source) => `Copiado de ${source}.`,
    undo: "Deshacer",
  },
  dataTable: {
    search: "Buscar",
    clearSearch: "Borrar la búsqueda",
    actions: "Acciones",
    loading: "Cargando",
    empty: "Todavía no hay nada aquí.",
    error: "No se ha podido cargar la lista.",
    retry: "Reintentar",
    clearFilters: "Quitar el filtro",
    noMatch: (search) =>
      search ? `Nada coincide con «${search}».` : "Nada coincide con el filtro.",
    results: (shown, total) => `${digits(shown)} de ${digits(total)}`,
    sortBy: "Ordenar por",
    sortAscending: (column) => `${column}: ordenar de forma ascendente`,
    sortDescending: (column) => `${column}: ordenar de forma descendente`,
    sortNone: (column) => `${column}: quitar el orden`,
    yes: "Sí",
    no: "No",
  },
  dateField: {
    openCalendar: "Abrir el calendario",
    calendar: "Calendario",
    previousMonth: "Mes anterior",
    nextMonth: "Mes siguiente",
    today: "hoy",
    unavailable: "Este día no se puede elegir.",
    empty: "vacío",
    incomplete: "Incompleto: faltan partes.",
  },
  dateRangeField: { start: "Desde", end: "Hasta", presets: "Periodos" },
  facetFilter: {
    selectAll: "Seleccionar todo",
    deselectAll: "Quitar la selección",
    all: "todo",
    chosen: (chosen, total) => `${digits(chosen)} de ${digits(total)}`,
    search: (facet) => `Buscar: ${facet}`,
    clearSearch: "Borrar la búsqueda",
    noMatch: "No se ha encontrado nada.",
  },
  imagePreview: {
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    fit: "Ver entera",
    actualSize: "Tamaño real",
    fullscreen: "Pantalla completa",
    scale: (percent) => `${percent} %`,
    help: "Más y menos acercan y alejan, las flechas mueven, 0 la muestra entera, 1 a tamaño real.",
    loading: "Cargando la imagen",
    failed: "No se ha podido cargar la imagen.",
    retry: "Reintentar",
  },
  insertion: {
    cutOff: (count) =>
      count === 1
        ? "No cabía 1 carácter y ha quedado fuera:"
        : `No cabían ${count} caracteres y han quedado fuera:`,
    charactersRemoved: (count) =>
      count === 1
        ? "Se ha quitado 1 carácter invisible."
        : `Se han quitado ${count} caracteres invisibles.`,
    copyRest: "Copiar lo que ha quedado fuera",
    undo: "Deshacer",
  },
  languageTabs: {
    complete: "completo",
    empty: "vacío",
    incomplete: "incompleto",
    missing: (count) => (count === 1 ? "falta 1" : `faltan ${count}`),
    errors: (count) => (count === 1 ? "1 error" : `${digits(count)} errores`),
  },
  limits: {
    atLeast: (least) => `El mínimo es ${least}.`,
    atMost: (most) => `El máximo es ${most}.`,
    notBefore: (first) => `Demasiado pronto. Se puede desde: ${first}.`,
    notAfter: (last) => `Demasiado tarde. Se puede hasta: ${last}.`,
  },
  map: {
    instructions: "Toca el mapa para elegir el lugar.",
    instructionKeys:
      "Con el teclado: flechas para mover el mapa, + y - para acercar y alejar, Intro para elegir el centro, Alt y flechas para afinar.",
    readOnlyInstructions:
      "Con el teclado: flechas para mover el mapa, + y - para acercar y alejar, Intro para elegir el punto del centro.",
    placeInstructions: "Toca el mapa para añadir un punto; arrastra un punto para moverlo.",
    placeInstructionKeys:
      "Con el dedo, mantén pulsado el punto antes de arrastrarlo. Con el teclado: flechas, + y -, Intro para elegir el punto del centro o añadir uno.",
    twoFingers: "Mueve el mapa con dos dedos",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    showAll: "Ver todo",
    latitude: "Latitud",
    longitude: "Longitud",
    invalidLatitude: "Escribe una latitud entre -90 y 90, como 40.4168.",
    invalidLongitude: "Escribe una longitud entre -180 y 180, como -3.7038.",
    placeForms:
      "En ese texto no hay ningún lugar. Se entienden coordenadas como 40.4168, -3.7038 o 40°25′N 3°42′O.",
    noneOfThem: "Ninguno de ellos",
    locate: "Usar mi ubicación",
    locating: "Buscando tu ubicación",
    locateFailed: "No se ha podido encontrar tu ubicación. Elige el lugar en el mapa.",
    clear: "Quitar el lugar",
    noPosition: "Todavía no se ha elegido ningún lugar.",
    loading: "Cargando el mapa",
    authorisationTitle: "El mapa no está disponible",
    authorisationMessage:
      "El servicio de mapas ha rechazado la petición. Inténtalo de nuevo o avisa a quien administra la aplicación.",
    failedTitle: "No se ha podido cargar el mapa",
    failedMessage: "Comprueba la conexión e inténtalo de nuevo.",
    tilesFailed: "El fondo del mapa no llega. Comprueba la conexión.",
    retry: "Reintentar",
    search: "Buscar una dirección",
    searchButton: "Buscar",
    searchList: "Lugares encontrados",
    searching: "Buscando…",
    searchFound: (count) =>
      count === 1
        ? "1 lugar encontrado. Elígelo con las flechas."
        : `${digits(count)} lugares encontrados. Elige uno con las flechas.`,
    searchNone: (query) =>
      `No se ha encontrado nada con «${query}». Prueba con la calle y la población.`,
    searchFailed: "La búsqueda no ha funcionado. Inténtalo de nuevo o elige el lugar en el mapa.",
    address: "Dirección",
    addressNoPosition: "Elige un lugar para ver su dirección.",
    addressSearching: "Buscando la dirección…",
    addressNone: (coordinates) => `No se conoce ninguna dirección en ${coordinates}`,
    addressFailed: (coordinates) => `No se ha podido buscar la dirección (${coordinates})`,
    selected: (coordinates) => `Lugar elegido: ${coordinates}`,
    centre: (coordinates) => `Centro del mapa: ${coordinates}`,
    spread: (count) =>
      `${digits(count)} puntos en un mismo lugar, repartidos a su alrededor. Elige uno con las flechas e Intro; Escape los reúne.`,
  },
  modalAlert: { success: "Éxito", error: "Error", warning: "Advertencia", info: "Información" },
  modelViewer: {
    instructions:
      "Arrastra para girar el modelo. Con el teclado: las flechas lo giran, + y - acercan y alejan, Inicio o 0 vuelven al principio.",
    rotateLeft: "Girar a la izquierda",
    rotateRight: "Girar a la derecha",
    rotateUp: "Inclinar hacia arriba",
    rotateDown: "Inclinar hacia abajo",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    reset: "Volver al principio",
    view: "Vista",
    darkGround: "Fondo oscuro",
    person: "Persona de 1,70 m",
    snapshot: "Tomar una imagen",
    snapshotFailed: "No se ha podido tomar la imagen. Inténtalo de nuevo.",
    play: "Reproducir la animación",
    pause: "Pausar la animación",
    animation: "Animación",
    unnamedAnimation: (number) => `Animación ${number}`,
    size: (width, height, depth) => `${width} de ancho, ${height} de alto, ${depth} de fondo`,
    sizeAssumed: "si su unidad es el metro",
    loading: "Cargando el modelo",
    reading: "Leyendo el modelo",
    cancel: "Cancelar",
    cancelled: "Se ha cancelado la carga.",
    load: "Cargar el modelo",
    retry: "Reintentar",
    problemTitle: "No se puede mostrar el modelo",
    missingTextures: (names) =>
      names.length === 1
        ? `Falta una textura: ${listed(names)}. Añádela a los archivos del modelo.`
        : `Faltan ${names.length} texturas: ${listed(names)}. Añádelas a los archivos del modelo.`,
    unreadableTextures: (names) =>
      `Estas texturas no se pueden leer aquí: ${listed(names)}. Guárdalas como PNG, JPEG o WebP y exporta el modelo de nuevo.`,
    space: spanishModelSpaceLabels,
    problems: {
      notModel: (name) =>
        `${quoted(name)} no es un modelo 3D. Elige un archivo GLB, glTF, OBJ o FBX.`,
      unsupported: (format) =>
        `${format} no se puede mostrar aquí. Guarda el modelo como GLB, glTF, OBJ o FBX.`,
      compressed: (technique) =>
        `El modelo está comprimido con ${technique}, que no se puede leer aquí. Guárdalo sin compresión.`,
      textureFormat: (format) =>
        `Una textura está guardada como ${format}, que no vale para modelos. Guárdala como PNG, JPEG, WebP o KTX2 de Basis Universal.`,
      textureTooLarge: (texture) =>
        `La textura ${texture} es mayor de lo que cabe en un móvil. Redúcela a 4096 píxeles de ancho y alto como máximo.`,
      texturesTooHeavy: () =>
        "Las texturas del modelo ocuparían más memoria gráfica de la que tiene un móvil. Redúcelas o usa menos.",
      noModel: () => "En el ZIP no hay ningún archivo GLB, glTF, OBJ ni FBX.",
      encrypted: () => "El ZIP tiene contraseña. Vuelve a comprimirlo sin ella.",
      tooManyEntries: () => "El ZIP tiene demasiados archivos. Deja solo el modelo y sus texturas.",
      tooLarge: () => "El modelo es demasiado grande. Simplifícalo o reduce sus texturas.",
      ratio: (name) => `${quoted(name)} está tan comprimido que no es seguro abrirlo.`,
      nested: () => "Hay demasiados ZIP unos dentro de otros. Reúne los archivos en uno solo.",
      unsafePath: (name) => `El ZIP no es seguro: contiene un archivo llamado ${quoted(name)}.`,
      broken: (name) => `${quoted(name)} está dañado o incompleto. Guárdalo o descárgalo otra vez.`,
      missingFile: (name) =>
        `El modelo necesita el archivo ${quoted(name)}. Añádelo, o guarda el modelo como GLB.`,
      empty: () =>
        "El archivo no tiene superficies: solo curvas, huesos, luces o parecidos. Conviértelo en polígonos (una malla) y expórtalo de nuevo.",
      tooComplex: () =>
        "El modelo tiene demasiados triángulos. Reduce sus mallas y expórtalo de nuevo.",
      unreadable: () =>
        "No podemos leer este modelo. Puede que esté bien: expórtalo de nuevo como GLB y prueba con ese.",
      oldFbx: () =>
        "Este FBX es de una versión antigua que aquí no se puede leer. Expórtalo de nuevo con «Versión de FBX: FBX 2013 o posterior» (en Blender, «FBX 7.4 binary»).",
      outsideFile: (name) =>
        `El modelo toma un archivo de otro sitio: ${quoted(name)}. Ponlo en el ZIP junto al modelo o guárdalo todo como GLB.`,
      tooManyParts: () =>
        "El modelo tiene demasiadas piezas sueltas. Une sus mallas y expórtalo de nuevo.",
      tooDeep: () =>
        "Las piezas del modelo están anidadas a demasiada profundidad. Simplifica sus grupos y expórtalo de nuevo.",
      cycle: () =>
        "Una pieza del modelo se contiene a sí misma. Expórtalo de nuevo desde el programa con que se hizo.",
      unreachable: () =>
        "No se ha podido cargar el modelo. Comprueba la conexión e inténtalo de nuevo.",
      timeout: () =>
        "Leer el modelo ha tardado demasiado en este dispositivo y se ha parado. Inténtalo de nuevo o en otro dispositivo.",
      outOfMemory: () =>
        "A este dispositivo no le queda memoria para leer el modelo. Cierra otros programas o prueba en otro.",
      noWebgl: () =>
        "Este navegador no puede mostrar 3D. Activa la aceleración por hardware o usa otro navegador.",
      contextLost: () => "La tarjeta gráfica ha dejado de mostrar el modelo. Inténtalo de nuevo.",
      noWebp: () => "Este navegador no puede crear imágenes WebP. Usa otro navegador.",
      failed: () => "No se ha podido abrir el visor. Comprueba la conexión e inténtalo de nuevo.",
    },
  },
  orderedTable: {
    move: (row) => `Mover ${row}`,
    moveHelp: "Arrástralo, o pulsa las flechas arriba y abajo, Inicio y Fin.",
    choose: (row) => `Seleccionar ${row}`,
    moved: (row, place, count) => `${row}: posición ${place} de ${count}`,
    actions: "Acciones",
  },
  searchableSelect: {
    search: "Buscar",
    noMatch: "No se ha encontrado nada.",
    clear: "Quitar la elección",
    chosen: (count) => (count === 1 ? "1 opción elegida" : `${digits(count)} opciones elegidas`),
    more: (count) => `y ${count} más`,
    loading: "Buscando…",
    loadFailed: "No se han podido cargar las opciones.",
    retry: "Probar otra vez",
    results: (count) => (count === 1 ? "1 opción" : `${digits(count)} opciones`),
  },
  selection: {
    column: "Selección",
    selectAll: "Seleccionar todo lo que se ve",
    selectRow: (row) => `Seleccionar ${row}`,
  },
  serverTable: {
    pages: "Páginas",
    firstPage: "Primera página",
    lastPage: "Última página",
    range: (from, to, total) => `${from}–${to} de ${total}`,
    pageSize: "Filas por página",
    stale: "No se han podido cargar las filas. Se siguen viendo las anteriores.",
  },
  tableColumns: {
    columns: "Columnas",
    shown: (shown, total) => `${digits(shown)} de ${digits(total)}`,
    reset: "Como al principio",
    width: (column) => `Anchura de ${column}`,
    widthHelp:
      "Arrástralo, o pulsa las flechas izquierda y derecha; Intro restablece todas las anchuras.",
  },
  upload: {
    drop: "Arrastra aquí los archivos, pégalos o",
    choose: "elígelos",
    maxSize: (size) => `${size} como máximo cada uno.`,
    wrongType: (name) => `«${name}» no es de un tipo que sirva aquí.`,
    tooLarge: (name, maxSize) =>
      `«${name}» es demasiado grande. Puede ocupar ${maxSize} como máximo.`,
    empty: (name) => `«${name}» está vacío.`,
    onlyOne: "Solo se puede elegir un archivo. Se ha tomado el primero.",
    folder: (name) => `«${name}» es una carpeta. Ábrela y arrastra el archivo que necesitas.`,
    readingFolder: "Abriendo la carpeta…",
    folderUnusable: (name) =>
      `En la carpeta «${name}» no hay ningún archivo que se pueda usar aquí.`,
    folderLeftOut: (name, count) =>
      `Archivos de la carpeta «${name}» que no sirven aquí y han quedado fuera: ${count}.`,
    folderCut: (name, taken) =>
      `La carpeta «${name}» tiene más de lo que se toma de una vez. Archivos tomados: ${taken}. Arrastra los demás aparte.`,
    folderFailed: (name) =>
      `No se ha podido abrir la carpeta «${name}». Arrastra los archivos que hay dentro.`,
    uploading: (name) => `Subiendo ${name}`,
    uploaded: "Subido",
    cancelled: "Cancelado",
    failed: "No se ha podido subir. Comprueba la conexión e inténtalo de nuevo.",
    cancel: (name) => `Cancelar ${name}`,
    retry: (name) => `Reintentar ${name}`,
    dismiss: (name) => `Quitar ${name} de la lista`,
  },
  usageMeter: {
    noLimit: (used) => `${used}, sin límite`,
    ofTotal: (used, total) => `${used} de ${total}`,
    nearLimit: "Casi agotado",
    full: "Agotado",
  },
};
