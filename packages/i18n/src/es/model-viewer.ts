/** What the viewer of 3D models says, to authors and to visitors alike. */
export default {
  instructions:
    "Arrastra para girar el modelo. Con el teclado: las flechas lo giran, + y - acercan y alejan, Inicio o 0 vuelven al principio.",
  rotateLeft: "Girar a la izquierda",
  rotateRight: "Girar a la derecha",
  rotateUp: "Inclinar hacia arriba",
  rotateDown: "Inclinar hacia abajo",
  reset: "Volver al principio",
  view: "Vista",
  darkGround: "Fondo oscuro",
  person: "Persona de 1,70\u00a0m",
  play: "Reproducir la animación",
  pause: "Pausar la animación",
  animation: "Animación",
  unnamedAnimation: "Animación {{number}}",
  size: "{{width}} de ancho, {{height}} de alto, {{depth}} de fondo",
  sizeAssumed: "si su unidad es el metro",
  loading: "Cargando el modelo",
  reading: "Leyendo el modelo",
  cancelled: "Se ha cancelado la carga.",
  load: "Cargar el modelo",
  problemTitle: "No se puede mostrar el modelo",
};
