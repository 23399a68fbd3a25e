import type { Guide } from "./guide.ts";

/** What visitors of the route through Barcelona ask about, in Catalan. */
export const guideBarcelona: Guide = {
  fileName: "guia-barcelona.pdf",
  publicName: "Guia de Barcelona.pdf",
  language: "ca",
  title: "Guia de la ruta Barcelona, del gòtic al modernisme",
  pages: [
    {
      title: "La ruta",
      paragraphs: [
        "La ruta uneix quatre llocs: la Catedral, el Palau de la Música Catalana, la Casa Batlló i la Sagrada Família. Són quatre quilòmetres i mig, i a peu es fan en una tarda, unes tres hores amb totes les parades.",
        "La ruta comença al pla de la Seu, davant de la Catedral, i acaba a la plaça de Gaudí, des d’on es veu la Sagrada Família reflectida a l’estany. És gratuïta i no cal reservar; les entrades als edificis es paguen a part.",
        "El codi per obrir la ruta a l’aplicació és BCN888. Cal un mòbil amb la ubicació encesa. Entre la Casa Batlló i la Sagrada Família hi ha un quilòmetre i mig: qui no vulgui caminar-lo pot agafar la línia 2 del metro a Passeig de Gràcia i baixar a Sagrada Família, que és la tercera parada.",
        "Tot el recorregut és pla i adaptat per a cadires de rodes, tret d’alguns carrers empedrats del Barri Gòtic. Per arribar a la sortida, l’estació de metro més propera és Jaume I, de la línia 4.",
        "Si plou, el claustre de la Catedral i el vestíbul del Palau de la Música són bons llocs per esperar. Hi ha fonts d’aigua potable a la plaça Nova i al passeig de Gràcia.",
      ],
    },
    {
      title: "Catedral de Barcelona",
      paragraphs: [
        "La Catedral de Barcelona està dedicada a la Santa Creu i a santa Eulàlia. Les obres de l’edifici gòtic van començar l’1 de maig de 1298, damunt d’una catedral romànica, i el claustre es va acabar el 1448.",
        "La façana principal és molt més jove que la resta: es va aixecar entre 1887 i 1890, i el cimbori es va acabar el 1913. La va pagar el banquer Manuel Girona i es va inspirar en un dibuix del segle XV del mestre Carlí.",
        "Al claustre hi viuen tretze oques blanques. N’hi ha tretze perquè santa Eulàlia tenia tretze anys quan va morir màrtir, i diuen que abans les oques avisaven dels lladres amb els seus crits.",
        "La cripta, sota l’altar major, guarda el sarcòfag de santa Eulàlia, d’alabastre, obra d’un mestre de Pisa del segle XIV. Amb l’ascensor es puja als terrats, des d’on es veu tot el Barri Gòtic.",
        "La Catedral obre als visitants de dilluns a divendres de 9:30 a 18:30 i els dissabtes i vigílies de festa de 9:30 a 17:15; els diumenges obre a les 14:00 i tanca a les 17:00. L’entrada de la Catedral costa 16 euros amb terrat i cor inclosos. Per entrar cal dur les espatlles i els genolls coberts.",
      ],
    },
    {
      title: "Palau de la Música Catalana",
      paragraphs: [
        "El Palau de la Música Catalana el va projectar Lluís Domènech i Montaner i es va construir entre 1905 i 1908 com a seu de l’Orfeó Català. És patrimoni mundial de la UNESCO des de 1997, juntament amb l’Hospital de Sant Pau, del mateix arquitecte.",
        "La sala de concerts és l’única d’Europa que s’il·lumina només amb llum natural durant el dia. La claraboia central és una gota de vidre invertida, feta per Antoni Rigalt, i pesa prop d’una tona. A la sala hi caben unes 2.100 persones.",
        "A l’escenari surten de la paret divuit muses, amb el cap i el bust de pedra i el vestit de mosaic; cada una toca un instrument diferent. A un costat de l’escenari hi ha el bust de Beethoven sota les valquíries que cavalquen.",
        "Les visites guiades al Palau de la Música són cada dia de 9:00 a 15:30, duren 50 minuts i es fan en català, castellà, anglès, francès i italià. L’entrada de la visita guiada al Palau costa 22 euros; els menors de deu anys no paguen. El preu dels concerts depèn del programa.",
      ],
    },
    {
      title: "Casa Batlló",
      paragraphs: [
        "La Casa Batlló és al passeig de Gràcia, 43. Antoni Gaudí la va transformar entre 1904 i 1906 per encàrrec de l’industrial tèxtil Josep Batlló. L’edifici era de 1877, i Gaudí en va canviar la façana, l’escala, el pati de llums i les golfes. És patrimoni mundial de la UNESCO des de 2005.",
        "La teulada sembla l’esquena d’un drac coberta d’escates de ceràmica, i la torre amb la creu de quatre braços seria la llança de sant Jordi clavada al llom. Els balcons semblen màscares o calaveres, i les columnes del primer pis, ossos: per això també en diuen la casa dels ossos.",
        "El pati de llums està recobert de rajoles blaves, fosques a dalt i clares a baix, perquè la llum es reparteixi igual a tots els pisos. També les finestres són més grans com més avall.",
        "La Casa Batlló obre cada dia de 9:00 a 22:00 i l’última entrada és a les 21:00. L’entrada general de la Casa Batlló costa 29 euros comprada per Internet i 4 euros més a la taquilla; els menors de dotze anys no paguen. Hi ha una audioguia en quinze idiomes.",
        "A la mateixa illa hi ha la Casa Amatller, de Josep Puig i Cadafalch, i la Casa Lleó i Morera, de Domènech i Montaner: en diuen la Mançana de la Discòrdia perquè tres arquitectes hi van competir. Per Sant Jordi, el 23 d’abril, la façana s’omple de roses vermelles.",
      ],
    },
    {
      title: "Sagrada Família",
      paragraphs: [
        "La primera pedra de la Sagrada Família es va posar el 19 de març de 1882. El primer arquitecte va ser Francisco de Paula del Villar; Antoni Gaudí se’n va fer càrrec el 1883 i hi va treballar fins a la seva mort, el 1926, els últims dotze anys només en aquesta obra.",
        "Gaudí va morir el 10 de juny de 1926, tres dies després que l’atropellés un tramvia. Està enterrat a la cripta, a la capella de la Mare de Déu del Carme.",
        "El temple tindrà divuit torres: dotze dels apòstols, quatre dels evangelistes, la de la Mare de Déu i la de Jesucrist, que amb 172,5 metres és la més alta. Gaudí va voler que fos un mica més baixa que la muntanya de Montjuïc, perquè l’obra de l’home no havia de superar la de Déu.",
        "A dins, les columnes es ramifiquen com arbres. La llum és freda al matí, pels vitralls blaus i verds de llevant, i càlida a la tarda, pels vermells i taronges de ponent. El papa Benet XVI va consagrar la basílica el 7 de novembre de 2010.",
        "L’entrada de la Sagrada Família costa 26 euros, i 36 amb pujada a una torre; només es ven per Internet i cal triar l’hora. De novembre a febrer la Sagrada Família obre de 9:00 a 18:00; al març i a l’octubre, fins a les 19:00; d’abril a setembre, fins a les 20:00. Els diumenges obre a les 10:30. L’estació de metro és Sagrada Família, de les línies 2 i 5.",
      ],
    },
  ],
};
