/** Why the server refuses to store a file in the library, or to delete an asset. */
export default {
  ASSET_ERRORS: {
    noTeam: "Tu cuenta no depende de ningún supervisor: no hay equipo con el que compartir.",
    typeMismatch: "El contenido del archivo no es lo que dice su nombre o el tipo elegido.",
    twoKinds: "El archivo esconde contenido de otra clase. Vuelve a exportarlo y súbelo de nuevo.",
    audioType: "El audio no es un MP3. Elige otro archivo.",
    audioRates:
      "El audio une grabaciones de distinta frecuencia de muestreo, y muchos reproductores callan desde ahí. Únelas con un programa de audio, expórtalo de nuevo y súbelo.",
    audioUnreadable: "El audio no se puede leer: está dañado o incompleto.",
    audioTooLong: "El audio es demasiado largo.",
    modelType: "El modelo no es un GLB, un FBX ni un ZIP. Elige otro archivo.",
    modelUnreadable: "El modelo no se puede leer: está dañado o incompleto.",
    requiredModelThumbnail: "Un modelo necesita una miniatura.",
    zipBroken: "El ZIP está dañado o incompleto.",
    zipEncrypted: "El ZIP tiene contraseña. Súbelo sin ella.",
    zipMethod: "El ZIP usa una compresión que no se admite.",
    zipTooMany: "El ZIP tiene demasiados archivos.",
    zipTooLarge: "El ZIP ocupa demasiado al descomprimirlo.",
    zipRatio: "El ZIP está comprimido de forma sospechosa.",
    zipNested: "El ZIP contiene otro archivo comprimido. Sube su contenido directamente.",
    zipSizes: "El ZIP no dice la verdad sobre el tamaño de sus archivos.",
    zipPath: "El ZIP contiene un archivo cuya ruta se sale de la carpeta.",
    zipLink: "El ZIP contiene un enlace en lugar de un archivo.",
    zipNames: "El ZIP contiene dos archivos con el mismo nombre o que solo difieren en mayúsculas.",
    zipName:
      "El ZIP contiene un nombre que no todos los sistemas admiten. Cámbialo y vuelve a comprimirlo.",
    zipEntry: "Archivo del ZIP: {{entry}}",
    zipNoModel: "El ZIP no contiene ningún modelo GLB, glTF, FBX u OBJ.",
    zipModelUnreadable: "El modelo que contiene el ZIP está dañado o incompleto.",
    archiveForeign: "El ZIP no es una experiencia exportada.",
    archiveVersion:
      "El ZIP es de una versión más nueva del panel. Actualiza antes esta instalación.",
    archiveFileMissing: "Al ZIP le falta un recurso que la experiencia usa. Expórtala de nuevo.",
    duplicate: "Este archivo ya está en la biblioteca.",
    inUse: "No se puede eliminar: se está usando.",
    published:
      "Los visitantes de una ruta publicada lo ven. Publica una versión sin él y espera a que acaben las visitas en curso; después se podrá eliminar.",
    inUseSeveral: "No se ha eliminado nada: algunos recursos están en uso.",
    notUsable: "El recurso elegido ya no está en tu biblioteca.",
    tooManyTags: "Un recurso tendría más de 20 etiquetas. Quítale alguna antes de añadir otras.",
    notSquare: "La imagen del puzzle debe ser cuadrada (mismo alto y ancho).",
    wrongType: "El recurso elegido no es del tipo que pide este campo.",
    tooManyWaiting:
      "Todavía se están procesando demasiados archivos tuyos. Inténtalo de nuevo cuando terminen algunos.",
    tooMuchWork: "El archivo da demasiado trabajo para abrirlo. Prueba con uno más sencillo.",
    tooSlow:
      "El servidor está ocupado y ha tardado demasiado con este archivo. Inténtalo de nuevo dentro de un momento.",
    processing:
      "No se ha podido procesar el archivo. Inténtalo de nuevo o prueba con uno más sencillo.",
  },
};
