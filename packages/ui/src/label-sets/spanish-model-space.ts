import type { ModelSpaceLabels } from "../model-viewer/space/labels.ts";

export const spanishModelSpaceLabels: ModelSpaceLabels = {
  view: "Ver en tu espacio",
  onPhone: "Ver en tu espacio con un móvil",
  leave: "Salir",
  starting: "Abriendo la cámara",
  findFloor: "Apunta al suelo con el móvil y muévelo despacio hasta que aparezca un anillo.",
  noFloor:
    "Aún no se ha encontrado el suelo. Mueve el móvil despacio de un lado a otro, sobre un suelo con dibujo y con buena luz.",
  floorFound: "El anillo indica dónde quedará el modelo. Toca la pantalla para colocarlo.",
  place: "Colocar aquí",
  placed: "Con un dedo giras el modelo; con dos lo mueves.",
  placeAgain: "Colocar en otro sitio",
  lost: "El móvil no sabe dónde está. Apunta al suelo y muévelo despacio.",
  changeSize: "Cambiar el tamaño",
  realSize: "Tamaño real",
  larger: "Más grande",
  smaller: "Más pequeño",
  size: (factor, height) => `× ${factor}, ${height} de alto`,
  large: (length) => `El modelo mide ${length}: aléjate para verlo entero, o cambia el tamaño.`,
  preparing: "Preparando el modelo",
  open: "Abrir en tu espacio",
  problems: {
    denied: () =>
      "El navegador no tiene permiso para usar la cámara. Permítelo en los ajustes de esta página e inténtalo de nuevo.",
    blocked: () => "Aquí la página no lo permite. Abre la página por sí sola, fuera de su marco.",
    unsupported: () =>
      "Este dispositivo no puede mostrar modelos en tu espacio. Usa un móvil o una tableta: Chrome en Android, Safari en un iPhone o iPad.",
    busy: () => "Hay otra vista en tu espacio abierta. Ciérrala e inténtalo de nuevo.",
    ended: () => "El móvil ha cerrado la vista en tu espacio. Puedes volver a abrirla.",
    tooManyTriangles: (limit) =>
      `El modelo tiene demasiados triángulos para la cámara de un móvil (como máximo ${limit}). Simplifica sus mallas.`,
    texturesTooHeavy: (limit) =>
      `Las texturas del modelo ocupan demasiada memoria para la cámara de un móvil (como máximo ${limit}). Redúcelas.`,
    fileTooLarge: () =>
      "El modelo es demasiado grande para Quick Look. Simplifica sus mallas, texturas o animaciones.",
    failed: () => "No se ha podido abrir la vista en tu espacio. Inténtalo de nuevo.",
  },
};
