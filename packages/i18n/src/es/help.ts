/** Words of the help of each field: its pages. Loaded when a help is opened. */
export default {
  HELP_PAGES: {
    titles: {
      cover: "La portada",
      welcome: "La bienvenida",
      map: "La ruta",
      point: "En cada punto",
      challenge: "Los retos",
      prize: "El premio",
      inList: "En la lista",
      code: "El código de acceso",
      languages: "Cada cual en su idioma",
      register: "Con cuenta",
      farAway: "Lejos del punto",
      arrived: "En el punto",
      freeMovement: "Desde cualquier lugar",
      again: "Jugar otra vez",
      together: "Quien colabora",
      story: "La historia",
      audio: "El audio",
      credits: "Los créditos",
      score: "La puntuación",
      pickup: "Recogida",
      lottery: "Sorteo",
      waiting: "En espera",
      automatic: "Automática",
      still: "Sin animación",
      timer: "La duración",
      closed: "Antes",
      opened: "Después",
      closing: "Se cierra",
      final: "El final",
      chatbot: "El chatbot",
    },
    texts: {
      cover:
        "La imagen, el nombre y la descripción son lo primero que se ve. Elige una imagen que se entienda en pequeño.",
      welcome: "La frase de bienvenida saluda al empezar, antes del primer punto.",
      map: "Cada punto es un lugar del mapa, con su nombre. Un punto puede abrirse cuando se completa otro, y uno de ellos es el final.",
      point:
        "Al llegar se cuenta una historia, aparece un modelo en realidad aumentada y se propone un reto.",
      prize:
        "Quien reúne la puntuación necesaria ve el premio y cómo recogerlo. Después se leen los créditos.",
      inList: "La imagen y el nombre aparecen juntos y en pequeño. Un nombre corto se lee entero.",
      code: "Quien juega escribe estos caracteres en la aplicación para entrar. Al guardar quedan fijos, porque ya pueden estar repartidos.",
      languages:
        "Quien juega elige su idioma. Lo que falta en él se muestra en el idioma por defecto.",
      register: "Antes de empezar se pide una cuenta. Sin esta opción se juega al momento.",
      farAway: "El punto se ve en el mapa, pero no se puede visitar hasta que se llega a su lugar.",
      arrived: "Al llegar se puede visitar: empieza su historia y se propone su reto.",
      freeMovement:
        "Los puntos abiertos se visitan tocándolos en el mapa, sin ir hasta ellos. Sirve para probar la ruta desde la oficina.",
      again: "Al acabar se puede empezar de nuevo. Sin esta opción, cada persona juega una vez.",
      together:
        "Las personas que elijas ven la experiencia en su lista del panel y pueden cambiarla.",
      story: "El texto se lee debajo de la imagen. Cada idioma puede tener su imagen y su audio.",
      audio:
        "Se escucha con este botón mientras se mira alrededor. Lee el mismo texto, o pon música y voces del lugar.",
      credits:
        "La última pantalla: quién ha hecho la experiencia, con una imagen para los logotipos. «Créditos de los recursos» reúne la autoría de lo que se usa, para copiarla aquí.",
      score: "La puntuación de cada reto se suma. Con la necesaria se consigue el premio.",
      pickup: "Se muestran el lugar en el mapa, los días y las horas en que se recoge el premio.",
      lottery:
        "Se muestra el día en que el premio se sortea entre quienes tienen la puntuación necesaria.",
      waiting: "El modelo está quieto hasta que lo tocan.",
      automatic: "El modelo se mueve desde que aparece.",
      still: "El modelo no se mueve, aunque su archivo tenga una animación.",
      timer:
        "El tiempo cuenta desde que el punto se abre. Cuando acaba, el punto se cierra para siempre. Con 0 no hay límite.",
      closed: "Mientras no se llega al otro punto, este está cerrado.",
      opened: "Al llegar al otro punto, este se abre.",
      closing:
        "Al llegar al otro punto, este se cierra para siempre, esté abierto o no. Así se elige entre dos recorridos.",
      final: "Al completar este punto se termina la ruta: llegan el premio y los créditos.",
      chatbot: "En el punto se puede preguntar al personaje que elijas.",
    },
  },
};
