import type { Guide } from "./guide.ts";

/** What visitors of the route through Madrid ask about, in Spanish. */
export const guideMadrid: Guide = {
  fileName: "guia-madrid.pdf",
  publicName: "Guía de Madrid.pdf",
  language: "es",
  title: "Guía de la ruta Madrid de los Austrias",
  pages: [
    {
      title: "La ruta",
      paragraphs: [
        "La ruta Madrid de los Austrias une seis lugares del centro: la Puerta del Sol, la Plaza Mayor, el Mercado de San Miguel, la Plaza de la Villa, la Plaza de Oriente y el Palacio Real. El paseo mide un kilómetro y medio y dura una hora si se hacen todas las paradas.",
        "La ruta empieza en la Puerta del Sol, delante de la Real Casa de Correos, y termina en la plaza de la Armería, junto al Palacio Real. Se puede hacer a cualquier hora, también de noche, porque todo el recorrido es por calles y plazas públicas. La ruta es gratuita y no hace falta reservar.",
        "El código para abrir la ruta en la aplicación es MAD561. Hace falta un teléfono con la ubicación encendida y unos 100 MB libres. Conviene llevar la batería cargada, porque la cámara y el mapa gastan mucho.",
        "El recorrido es llano y sin escaleras, apto para sillas de ruedas y cochecitos de niño. El único tramo incómodo es el empedrado de la plaza de San Miguel. Los perros pueden hacer la ruta con correa, pero no entran ni en el mercado ni en el palacio, salvo los perros guía.",
        "Para llegar a la salida, la estación de metro más cercana es Sol, de las líneas 1, 2 y 3; allí también paran los trenes de Cercanías C3 y C4. Para volver desde el final, la estación de Ópera, de las líneas 2 y 5, queda a cinco minutos andando.",
      ],
    },
    {
      title: "Puerta del Sol",
      paragraphs: [
        "La Puerta del Sol es la plaza más conocida de Madrid. Debe su nombre a una de las puertas de la muralla del siglo XV, que miraba a levante y llevaba un sol pintado. La plaza tiene hoy forma de media luna y es toda peatonal desde su última reforma.",
        "En la acera de la Real Casa de Correos está la placa del kilómetro cero, desde donde se cuentan las seis carreteras radiales de España. La placa actual es de 2009; la primera se puso en 1950.",
        "La Real Casa de Correos se construyó entre 1766 y 1768 y la proyectó el arquitecto francés Jaime Marquet. Es el edificio más antiguo de la plaza y la sede de la Presidencia de la Comunidad de Madrid.",
        "El reloj de la torre lo regaló el relojero leonés José Rodríguez Losada y se inauguró en 1866. Con sus doce campanadas se comen las doce uvas la noche del 31 de diciembre: una uva con cada campanada.",
        "La estatua del Oso y el Madroño es de Antonio Navarro Santafé y se inauguró en 1967. Mide cuatro metros, pesa unas veinte toneladas y está donde empieza la calle de Alcalá. El oso y el madroño son el escudo de la ciudad. La estatua a caballo del centro de la plaza es de Carlos III.",
      ],
    },
    {
      title: "Plaza Mayor",
      paragraphs: [
        "La Plaza Mayor mide 129 metros de largo y 94 de ancho. Tiene 237 balcones y nueve puertas de entrada; la más famosa es el Arco de Cuchilleros, que baja por unas escaleras hacia la calle del mismo nombre.",
        "El arquitecto Juan Gómez de Mora la construyó entre 1617 y 1619 por encargo de Felipe III. La plaza ha sufrido tres grandes incendios; después del último, el de 1790, Juan de Villanueva la reconstruyó con tres plantas en lugar de cinco y cerró las esquinas con arcos.",
        "La estatua ecuestre de Felipe III es obra de Juan de Bolonia y de Pietro Tacca, que la terminó en 1616. Estuvo en la Casa de Campo hasta 1848. Durante siglos entraron gorriones por la boca del caballo y no supieron salir: cuando la estatua se abrió en 1931 se encontraron dentro cientos de huesecillos. Desde entonces la boca está sellada.",
        "La Casa de la Panadería es el edificio de las dos torres. Las pinturas de su fachada no son antiguas: las hizo Carlos Franco en 1992. En la planta baja está la oficina de turismo, que abre todos los días de 9:30 a 20:30 y tiene aseos.",
        "Lo típico de la plaza es el bocadillo de calamares, que se vende en los bares de los soportales y de las calles vecinas. El mercado de Navidad se instala desde finales de noviembre hasta el 31 de diciembre.",
      ],
    },
    {
      title: "Mercado de San Miguel",
      paragraphs: [
        "El Mercado de San Miguel se inauguró el 13 de mayo de 1916. Lo proyectó Alfonso Dubé y Díez y es el único mercado de hierro que conserva Madrid. En el mismo lugar estuvo la iglesia de San Miguel de los Octoes, que mandó derribar José Bonaparte.",
        "El mercado volvió a abrir en 2009 como mercado gastronómico, con más de veinte puestos de tapas, ostras, jamón, quesos, dulces y vinos. Ya no es un mercado para hacer la compra, sino para comer de pie.",
        "El Mercado de San Miguel abre a las 10:00 y cierra a las 24:00 de domingo a jueves; los viernes, los sábados y las vísperas de fiesta cierra a la 1:00. La entrada es libre. A mediodía y por la noche se llena: el mejor momento para ir es antes de las 12:30 o entre las 16:30 y las 19:00.",
        "En casi todos los puestos se puede pagar con tarjeta. Hay tapas sin gluten y vegetarianas; los puestos lo indican en sus carteles. Los aseos están en la planta baja y son solo para clientes.",
      ],
    },
    {
      title: "Palacio Real",
      paragraphs: [
        "El Palacio Real ocupa el lugar del antiguo alcázar, que ardió en la Nochebuena de 1734. Felipe V mandó levantar el nuevo todo de piedra y ladrillo, sin madera, para que no volviera a arder. Las obras empezaron en 1738 y el primer rey que vivió en él fue Carlos III, desde 1764.",
        "Lo idearon los arquitectos italianos Filippo Juvarra y Juan Bautista Sachetti. Con 135.000 metros cuadrados y 3.418 estancias es el palacio real más grande de Europa occidental. Los reyes ya no viven en él: lo usan para las ceremonias de Estado.",
        "El Palacio Real abre de lunes a sábado de 10:00 a 18:00 entre octubre y marzo, y de 10:00 a 19:00 entre abril y septiembre; los domingos, de 10:00 a 16:00. La última entrada es una hora antes del cierre. La entrada general del Palacio Real cuesta 14 euros y la reducida, 7; los menores de cinco años no pagan.",
        "La entrada al palacio es gratis para los ciudadanos de la Unión Europea de lunes a jueves en las dos últimas horas antes del cierre. El palacio cierra el 1 y el 6 de enero, el 1 de mayo, el 25 de diciembre y los días de actos oficiales.",
        "El cambio de guardia se hace los miércoles y los sábados en la Puerta del Príncipe, en la calle de Bailén, y verlo no cuesta nada. El relevo solemne, con caballos y banda de música, es a las 12:00 del primer miércoles de cada mes, salvo en verano. Lo más admirado del interior es el Salón del Trono, la Real Armería y los cuatro instrumentos de cuerda de Stradivarius, los únicos en el mundo que se hicieron como conjunto.",
      ],
    },
  ],
};
