/** What reaches the visitors of a published route, and handing over prizes. */
export default {
  VISITS: {
    notAnywhere: "Esta ruta se juega en el lugar: el premio depende de ello.",
    undoTooLate: "Ya no se puede deshacer: han pasado más de diez minutos.",
    openRoute:
      "La ruta está publicada y abierta en la web. Ciérrala a nuevas visitas (desactiva la experiencia o «Abierta en la web») antes de eliminarla.",
    underWay:
      "Hay visitantes jugando esta ruta con la versión que publicaste. Se puede eliminar cuando acaben, a más tardar el {{day}}.",
  },
};
