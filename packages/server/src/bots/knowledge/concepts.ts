/*
 * What visitors ask about, in the words of three languages. Index and question both go through this
 * table, so that "parking" finds "estacionamiento", and a question finds a document in another
 * language. A star stands for any ending; several words are a phrase; accents do not count.
 */

export const CONCEPT_WORDS = {
  hours: `horari* apertura abre abren abris abrir abriran abrireis abier* cierr* cerra* cerrais hora horas empiez* empez* comienz* comenzar funcion* |
    obre obren obriu obrir obrireu obert* tanc* tanqu* hora hores comenca comencen comencar funciona funcionen |
    hour hours open opens opening close closed closes closing shut time times start starts begin begins schedule* timetable*`,
  price: `precio* cuesta cuestan coste costes costar tarifa* importe vale* valen cuanto_es cuanto_sale cuanto_son cuanto_vale euros mas_barato mas_barata mas_caro mas_cara |
    preu* tarif* val valen quant_es quant_val costa costen costar mes_barat mes_barata mes_car mes_cara |
    cheapest price* cost costs fee fees fare* how_much rate rates tuition charge* expensive cheap`,
  payment: `pagar paga pagan pago pagos pagamos paguen pague | paga pagar paguem paguen pagament | pay pays paid paying payment*`,
  free: `gratis gratuit* libre sin_coste no_se_cobra no_se_paga no_pagan no_paga no_cuesta | gratis gratuit* lliure sense_cost no_es_cobra no_es_paga no_paguen no_paga no_costa | free complimentary no_charge at_no_cost costs_nothing`,
  reduced: `reducid* descuent* bonific* rebaj* | reduid* descompte* bonific* rebaix* | reduced discount* concession*`,
  ticket: `entrada entradas ticket* tique* boleto* abono* taquilla* billete* pase pases |
    entrada entrades tiquet* abonament* taquill* bitllet* passi | ticket* admission* pass passes box_office`,
  buy: `comprar compra compran compro venta | comprar compra compren venda | buy purchase sold sale`,
  dates: `que_dia que_dias q_dias que_fecha que_fechas cuando_es cuando_son fechas hasta_cuando plazo* | quin_dia quins_dies quines_dates quan_es quan_son fins_quan termini* |
    what_day what_days which_day which_days what_date what_dates when_is when_are dates deadline* until_when by_when`,
  motorbike: `moto motos motocicleta* | moto motos motocicleta* | motorbike* motorcycle*`,
  book: `reserv* inscri* apunt* | reserv* inscri* apunt* | book booking bookings booked reserv* register* sign_up`,
  refund: `devol* devuelv* reembols* cancel* anul* | devol* reemborsa* cancel* anul* | refund* cancel* money_back`,
  child: `nino ninos nina ninas menor menores bebe bebes infantil* hijo hijos hija hijas peque* crio* chaval* |
    nen nens nena nenes menor menors nado nadons infantil* fill fills canalla petit* criatur* |
    child children kid kids baby babies toddler* infant* under-*`,
  student: `estudiant* alumn* universitari* | estudiant* alumn* universitari* | student* pupil*`,
  senior: `jubilad* pensionist* mayores_de_65 tercera_edad | jubilat* pensionist* gent_gran tercera_edat | senior* pensioner* retired elderly`,
  unemployed: `parad* desemplead* en_paro | aturat* en_atur | unemployed`,
  youth: `joven* carne_joven | jove joves | young youth teen*`,
  group: `grupo* colectiv* excursion_escolar | grup grups_escolars col·lectiu* | group* party_of school_trip*`,
  family: `familia* | famili* | family families`,
  arrive: `como_lleg* llegar llego llegamos se_llega como_se_va como_ir ubicac* direccion donde_estais donde_esta_el_museo mapa |
    arrib* com_s'hi_va com_anar ubicac* adreca on_sou mapa |
    get_there get_here getting how_to_get reach directions address location where_are_you map`,
  bus: `autobus* bus buses lanzadera* autocar* | autobus* bus busos autocar* llancadora | bus buses coach coaches shuttle*`,
  train: `tren trenes estacion ferrocarril cercanias renfe | tren trens estacio ferrocarril rodalies | train trains station railway`,
  metro: `metro tranvia* | metro tramvia* | metro underground subway tram trams`,
  parking: `aparc* parking parquing estacionamiento* parki* parquin* garaje | aparc* parquing parking estacionar garatge |
    parking car_park carpark parked can_park to_park i_park we_park park_there park_here park_my park_the_car garage`,
  car: `coche coches vehiculo* | cotxe cotxes vehicle* | car cars vehicle*`,
  bike: `bici bicis biciclet* | bici bicis biciclet* | bike* bicycle* cycling`,
  toilet: `aseo* bano banos servicios_higienicos lavabo* wc vater retrete* | lavabo* lavabos wc vater serveis_higienics |
    toilet* restroom* bathroom* wc loo washroom*`,
  shower: `ducha* | dutx* | shower*`,
  wifi: `wifi wi-fi wi_fi internet red_inalambrica | wifi wi-fi wi_fi internet | wifi wi-fi wi_fi internet`,
  food: `comer comida* comemos cafeteria* cafe bar restaurant* bebida* beber aliment* menu menus bocadillo* bocata* picnic puestos cenar almorz* desayun* merienda* |
    menjar* cafeteria* cafe bar restaurant* beguda begude* beure aliment* menu menus entrepa* picnic pic-nic sopar dinar esmorz* berenar |
    food eat eating cafe cafeteria restaurant* drink* lunch lunches dinner breakfast snack* meal* menu menus picnic* canteen dining coffee`,
  vegan: `vegan* vegetarian* celiac* gluten alergi* | vegan* vegetarian* celiac* gluten al·lergi* | vegan* vegetarian* coeliac* celiac* gluten allerg* nut nuts peanut*`,
  animal: `perro* perra* mascota* animal* gato gatos | gos gossos gossa mascot* animal* gat gats | dog dogs pet pets animal* cat cats puppy`,
  pram: `carrito* cochecito* silla_de_bebe sillita* | cotxet* carret* | stroller* pram prams pushchair* buggy buggies`,
  wheelchair: `silla_de_ruedas sillas_de_ruedas accesib* minusval* discapac* movilidad_reducida adaptad* rampa* |
    cadira_de_rodes cadires_de_rodes accessib* discapac* mobilitat_reduida adaptat* rampa rampes |
    wheelchair* accessib* disab* step-free ramp ramps`,
  lift: `ascensor* elevador* | ascensor* | lift lifts elevator*`,
  photo: `foto fotos fotograf* flash selfie* camara* grabar video | foto fotos fotograf* flash selfie* camera gravar video |
    photo* picture pictures flash selfie* camera* film filming video`,
  locker: `consigna* taquillas guardarropa* | consigna guarda-roba guardaroba armariet* | cloakroom* locker*`,
  bag: `mochila* maleta* equipaje bolso bolsos bolsa bolsas | motxill* malet* equipatge bossa bosses | backpack* luggage bag bags suitcase* rucksack*`,
  shop: `tienda tiendas souvenir* recuerdos regalo regalos merchandising venden | botig* souvenir* regal regals venen | shop shops store souvenir* gift* merchandise`,
  audioguide: `audioguia* | audioguia audioguies | audioguide* audio_guide* audio_tour*`,
  guided: `guiad* visita_guiada con_guia un_guia | guiad* guiat* visita_guiada amb_guia un_guia | guided_tour guided tours with_a_guide a_guide`,
  show: `concierto* actuacion* espectacul* obra_de_teatro teatraliz* | concert* actuacio* espectacl* teatralitz* | concert* show shows performance* dramati*`,
  language: `idioma* lengua lenguas | idioma idiomes llengua llengues | language*`,
  spanish: `espanol castellano | espanyol castella | spanish`,
  catalan: `catalan | catala | catalan`,
  english: `ingles inglesa | angles anglesa | english`,
  french: `frances francesa | frances francesa | french`,
  german: `aleman | alemany | german`,
  duration: `dura duran duracion cuanto_tiempo cuanto_se_tarda tarda tardan cuantas_horas cuantos_minutos |
    dura duren durada quant_de_temps quant_temps quant_triga triga quantes_hores quants_minuts | how_long how_many_hours how_many_minutes duration lasts last`,
  distance: `distancia* kilometr* km mas_corto mas_corta mas_largo mas_larga | distanc* quilometr* km mes_curt mes_curta mes_llarg mes_llarga | shortest longest how_far distance* kilomet* mile miles km`,
  easy: `facil faciles sencillo sencilla | facil facils senzill senzilla | easy`,
  hard: `dificil dificiles dureza | dificil dificils | hard difficult`,
  route: `ruta rutas itinerario* sendero* senda sendas recorrido* excursion excursiones camino | ruta rutes itinerari* sender* recorregut* excursio excursions cami |
    route* trail* walk walks hike* path paths itinerar*`,
  phone: `telefono* telf llamar numero_de_telefono | telefon* trucar truqueu | phone phones phone_number telephone* call number`,
  mail: `correo* email e-mail mail | correu* email e-mail mail | email* e-mail* mail`,
  contact: `contact* informacion* informe* | contact* informacio* | contact* information enquir*`,
  web: `web pagina_web online sitio_web | web pagina_web en_linia | website web online`,
  card: `tarjeta* visa mastercard datafono bizum | targeta targetes visa bizum | credit_card* debit_card* card cards visa contactless`,
  cash: `efectivo metalico | efectiu metal·lic | cash`,
  room: `sala salas | sala sales | room rooms hall gallery`,
  floor: `planta plantas piso pisos | planta plantes pis | floor floors`,
  camping: `acamp* camping* tienda_de_campana | acamp* camping* | camp camping campsite* tent tents`,
  swim: `banarse banarme banarnos banar nadar piscina* | banyar* bany nedar piscin* | swim* pool bathing`,
  fire: `fuego* barbacoa* hoguera* | foc focs barbacoa barbacoes foguera | fire fires barbecue* bbq`,
  smoke: `fumar fumad* tabaco | fumar fumad* tabac | smok* cigarette*`,
  teach: `aprend* ensena ensenan ensenar clases | aprendre aprenen ensenya* classes | learn* taught teach* lesson lessons classes`,
  school: `colegio colegios escuela escuelas escolar* instituto | escola escoles escolar* institut | school schools`,
  nursery: `guarderia parvulario | guarderia llar_d'infants parvulari | nursery kindergarten preschool`,
  openday: `jornada_de_puertas_abiertas puertas_abiertas | jornada_de_portes_obertes portes_obertes | open_day`,
  mobile: `movil moviles cobertura | mobil mobils cobertura | mobile mobiles cellphone signal`,
  lost: `perdid* objetos_perdidos objetos_encontrados extravi* | perdut* perdud* objectes_perduts objectes_trobats extravi* | lost lost_property`,
  emergency: `emergenc* urgenc* primeros_auxilios socorro medico* | emergenc* urgenc* primers_auxilis socors metge | emergenc* first_aid doctor medical`,
  weather: `que_tiempo que_tiempo_hara llueve lluvia lluvias lloviendo lloviera llover mal_tiempo | quin_temps quin_temps_fara plou pluja pluges ploure mal_temps | weather forecast rain*`,
  clothes: `uniforme* ropa vestir | uniforme* roba vestir | uniform* clothes wear dress`,
  grant: `beca becas ayudas_economicas | beca beques ajuts | scholarship* grant grants bursar*`,
  holiday: `festivo* | festiu* | holiday* bank_holiday*`,
  required: `obligatori* imprescindible* necesari* hay_que tengo_que tenemos_que tienen_que hace_falta deben debe | obligatori* imprescindible* necessari* cal calen has_de han_de hem_de fa_falta |
    compulsory mandatory required necessary must have_to need_to`,
  allowed: `permit* prohib* admit* autoriz* | permet* permes prohib* admet* autoritz* | allow* permit* forbid* prohibit*`,
} as const;

/** One thing that visitors ask about. */
export type Concept = keyof typeof CONCEPT_WORDS;
