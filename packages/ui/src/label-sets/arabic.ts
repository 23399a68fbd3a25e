import type { LabelSet } from "./label-set.ts";

const plural = new Intl.PluralRules("ar");

/**
 * A count with its noun: one and two are said without a figure, three to ten ask for the plural, more for the singular in
 * the accusative, and full hundreds for the plain singular.
 */
function counted(
  count: number,
  [one, two, few, many, other]: readonly [string, string, string, string, string],
): string {
  const category = plural.select(count);
  if (category === "one") return one;
  if (category === "two") return two;
  return `${count} ${category === "few" ? few : category === "many" ? many : other}`;
}

const characters = ["حرف واحد", "حرفان", "أحرف", "حرفًا", "حرف"] as const;
const rows = ["صف واحد", "صفان", "صفوف", "صفًا", "صف"] as const;
const options = ["خيار واحد", "خياران", "خيارات", "خيارًا", "خيار"] as const;
const places = ["مكان واحد", "مكانان", "أماكن", "مكانًا", "مكان"] as const;
const points = ["نقطة واحدة", "نقطتان", "نقاط", "نقطة", "نقطة"] as const;
const errors = ["خطأ واحد", "خطآن", "أخطاء", "خطأً", "خطأ"] as const;
const textures = ["خامة واحدة", "خامتان", "خامات", "خامة", "خامة"] as const;

const quoted = (name: string) => (name ? `«${name}»` : "الملف");

function listed(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).join("، ");
  return names.length > most ? `${shown} و${names.length - most} غيرها` : shown;
}

/** The labels in Arabic, which is written from right to left; its figures are those of Europe (0 to 9). */
export const arabicLabelSet: LabelSet = {
  locale: "ar-u-nu-latn",
  direction: "rtl",
  close: "إغلاق",
  dismiss: "إخفاء الإشعار",
  ok: "موافق",
  cancel: "إلغاء",
  required: "مطلوب",
  previous: "السابق",
  next: "التالي",
  loading: "جارٍ التحميل…",
  retry: "إعادة المحاولة",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  menu: "القائمة",
  copy: "نسخ",
  copied: "تم النسخ",
  copyFailed: "تعذّر النسخ. حدّد النص وانسخه.",
  add: "إضافة",
  notifications: "الإشعارات",
  complete: "مكتمل",
  incomplete: "غير مكتمل",
  withErrors: "فيه أخطاء",
  unsaved: "توجد تغييرات غير محفوظة",
  saving: "جارٍ الحفظ…",
  saveFailed: "تعذّر الحفظ. ما كتبته ما زال هنا.",
  offlineDraft: "لا يوجد اتصال. تُحفظ مسودة على هذا الجهاز.",
  skipToContent: "الانتقال إلى المحتوى",
  savedAt: (time) => `حُفظ في ${time}`,
  remove: (item) => `إزالة «${item}»`,
  charactersLeft: (left) => `بقي ${counted(left, characters)}`,
  charactersOver: (over) => `زاد ${counted(over, characters)}`,
  page: (current, total) => `الصفحة ${current} من ${total}`,
  assetField: {
    choose: "اختيار",
    change: "تغيير",
    remove: (name) => `إزالة «${name}»`,
  },
  assetGrid: {
    types: {
      image: "صورة",
      audio: "صوت",
      model: "نموذج ثلاثي الأبعاد",
      video: "فيديو",
      document: "مستند",
    },
    actions: (name) => `إجراءات «${name}»`,
    play: (name) => `تشغيل «${name}»`,
    stop: (name) => `إيقاف «${name}»`,
    soundFailed: "تعذّر تشغيل الصوت.",
    loading: "جارٍ التحميل",
    empty: "لا يوجد شيء هنا بعد.",
    noMatch: "لا شيء يطابق التصفية.",
    clearFilters: "إزالة التصفية",
    error: "تعذّر تحميل الموارد.",
    retry: "إعادة المحاولة",
  },
  assetPicker: {
    search: "بحث",
    clearSearch: "مسح البحث",
    type: "النوع",
    allTypes: "الكل",
    category: "الفئة",
    allCategories: "كل الفئات",
    sort: "الترتيب",
    sortGiven: "كما وردت",
    sortNewest: "الأحدث أولًا",
    sortName: "الاسم، تصاعديًا",
    sortNameDescending: "الاسم، تنازليًا",
    assets: "الموارد",
    results: (shown, total) => `${shown} من ${total}`,
    preview: "معاينة",
    previewFailed: "تعذّر تحميل المعاينة. تحقّق من الاتصال وأعد المحاولة.",
    nothingChosen: "اختر موردًا لتراه هنا.",
    hidden: "ما زال مختارًا وإن أخفته التصفية.",
    upload: "رفع",
    backToList: "العودة إلى القائمة",
    confirm: "اختيار",
    checkFailed: "تعذّر التحقق. أعد المحاولة.",
    grid: {},
    image: {},
    audio: {},
    model: {},
  },
  audioPlayer: {
    play: (name) => `تشغيل «${name}»`,
    stop: (name) => `إيقاف «${name}»`,
    position: (name) => `الموضع في «${name}»`,
    failed: "تعذّر تشغيل الصوت.",
  },
  avatarField: {
    choose: "اختيار صورة",
    change: "تغيير الصورة",
    remove: "إزالة الصورة",
    wrongType: "اختر صورة PNG أو JPEG أو WebP.",
    tooLarge: (maxSize) => `الصورة كبيرة جدًا. أقصى حجم لها ${maxSize}.`,
    unreadable: "لا يمكن قراءة هذا الملف كصورة.",
    cropTitle: "اختر الجزء الذي سيظهر",
    cropHelp: "اسحب الصورة وقرّبها حتى تُظهر الدائرة ما تريد.",
    cropArea: "جزء الصورة",
    cropKeys: "الأسهم تحرّك الصورة، والزائد والناقص يقرّبانها ويبعدانها.",
    zoom: "التكبير",
    zoomIn: "تقريب",
    zoomOut: "إبعاد",
    crop: "استخدام هذا الجزء",
    cropFailed: "تعذّر تصغير الصورة بما يكفي. اختر غيرها.",
  },
  bulkBar: {
    label: "الصفوف المحددة",
    selected: (count) => `${counted(count, rows)} قيد التحديد`,
    clear: "إلغاء التحديد",
  },
  commandPalette: {
    title: "الأوامر",
    search: "انتقل إلى مكان أو نفّذ أمرًا",
    noMatch: "لا يوجد أمر بهذا الاسم.",
  },
  copyLanguage: {
    copyFrom: "النسخ من لغة أخرى",
    replaceTitle: (target) => `استبدال النصوص باللغة ${target}؟`,
    replaceText: (source, target) => `ما كُتب باللغة ${target} ستحلّ محله النصوص باللغة ${source}.`,
    replace: "استبدال",
    copied: (source) => `نُسخ من ${source}.`,
    undo: "تراجع",
  },
  dataTable: {
    search: "بحث",
    clearSearch: "مسح البحث",
    actions: "إجراءات",
    loading: "جارٍ التحميل",
    empty: "لا يوجد شيء هنا بعد.",
    error: "تعذّر تحميل القائمة.",
    retry: "إعادة المحاولة",
    clearFilters: "إزالة التصفية",
    noMatch: (search) => (search ? `لا شيء يطابق «${search}».` : "لا شيء يطابق التصفية."),
    results: (shown, total) => `${shown} من ${total}`,
    sortBy: "الترتيب حسب",
    sortAscending: (column) => `${column}: ترتيب تصاعدي`,
    sortDescending: (column) => `${column}: ترتيب تنازلي`,
    sortNone: (column) => `${column}: إلغاء الترتيب`,
    yes: "نعم",
    no: "لا",
  },
  dateField: {
    openCalendar: "فتح التقويم",
    calendar: "التقويم",
    previousMonth: "الشهر السابق",
    nextMonth: "الشهر التالي",
    today: "اليوم",
    empty: "فارغ",
  },
  facetFilter: {
    selectAll: "تحديد الكل",
    deselectAll: "إلغاء التحديد",
    all: "الكل",
    chosen: (chosen, total) => `${chosen} من ${total}`,
    search: (facet) => `بحث: ${facet}`,
    clearSearch: "مسح البحث",
    noMatch: "لم يُعثر على شيء.",
  },
  imagePreview: {
    zoomIn: "تقريب",
    zoomOut: "إبعاد",
    fit: "عرضها كاملة",
    actualSize: "الحجم الحقيقي",
    fullscreen: "ملء الشاشة",
    scale: (percent) => `${percent}%`,
    help: "الزائد والناقص يقرّبان ويبعدان، والأسهم تحرّك، و0 يعرضها كاملة، و1 بحجمها الحقيقي.",
    loading: "جارٍ تحميل الصورة",
    failed: "تعذّر تحميل الصورة.",
    retry: "إعادة المحاولة",
  },
  insertion: {
    cutOff: (count) => `لم يتسع المكان وتُرك ${counted(count, characters)}:`,
    charactersRemoved: (count) => `أُزيل ${counted(count, characters)} مما لا يُرى.`,
    copyRest: "نسخ ما تُرك",
    undo: "تراجع",
  },
  languageTabs: {
    complete: "مكتمل",
    empty: "فارغ",
    incomplete: "غير مكتمل",
    missing: (count) => `ناقص: ${count}`,
    errors: (count) => counted(count, errors),
  },
  limits: {
    atLeast: (least) => `الحد الأدنى ${least}.`,
    atMost: (most) => `الحد الأقصى ${most}.`,
    notBefore: (first) => `مبكر جدًا. يمكن ابتداءً من: ${first}.`,
    notAfter: (last) => `متأخر جدًا. يمكن حتى: ${last}.`,
  },
  map: {
    instructions:
      "انقر على الخريطة، أو انتقل إليها بمفتاح Tab واستخدم الأسهم لتحريكها، و+ و- للتقريب والإبعاد، وEnter لاختيار المركز، وAlt مع سهم لضبط العلامة.",
    readOnlyInstructions:
      "انتقل إلى الخريطة بمفتاح Tab واستخدم الأسهم لتحريكها، و+ و- للتقريب والإبعاد؛ يختار Enter النقطة التي في المركز.",
    placeInstructions:
      "انقر على الخريطة لإضافة نقطة في ذلك المكان؛ واسحب نقطة لتحريكها (بالإصبع: اضغط عليها مطوّلًا أولًا). بلوحة المفاتيح: الأسهم و+ و-؛ يختار Enter النقطة التي في المركز أو يضيف نقطة.",
    zoomIn: "تقريب",
    zoomOut: "إبعاد",
    latitude: "خط العرض",
    longitude: "خط الطول",
    invalidLatitude: "اكتب خط عرض بين -90 و90، مثل 40.4168.",
    invalidLongitude: "اكتب خط طول بين -180 و180، مثل -3.7038.",
    placeForms:
      "لا يوجد مكان في هذا النص. تُقرأ الإحداثيات المكتوبة مثل 40.4168, -3.7038 أو 40°25′N 3°42′W.",
    noneOfThem: "لا شيء منها",
    locate: "استخدام موقعي",
    locating: "جارٍ تحديد موقعك",
    locateFailed: "تعذّر تحديد موقعك. اختر المكان على الخريطة.",
    clear: "إزالة المكان",
    noPosition: "لم يُختر أي مكان بعد.",
    loading: "جارٍ تحميل الخريطة",
    authorisationTitle: "الخريطة غير متاحة",
    authorisationMessage: "رفضت خدمة الخرائط الطلب. أعد المحاولة أو أبلغ من يدير التطبيق.",
    failedTitle: "تعذّر تحميل الخريطة",
    failedMessage: "تحقّق من الاتصال وأعد المحاولة.",
    tilesFailed: "خلفية الخريطة لا تصل. تحقّق من الاتصال.",
    retry: "إعادة المحاولة",
    search: "البحث عن عنوان",
    searchButton: "بحث",
    searchList: "الأماكن التي عُثر عليها",
    searching: "جارٍ البحث…",
    searchFound: (count) => `عُثر على ${counted(count, places)}. اختر بالأسهم.`,
    searchNone: (query) => `لم يُعثر على شيء باسم «${query}». جرّب الشارع والبلدة.`,
    searchFailed: "لم ينجح البحث. أعد المحاولة أو اختر المكان على الخريطة.",
    address: "العنوان",
    addressNoPosition: "اختر مكانًا لترى عنوانه.",
    addressSearching: "جارٍ البحث عن العنوان…",
    addressNone: (coordinates) => `لا يُعرف عنوان عند ${coordinates}`,
    addressFailed: (coordinates) => `تعذّر البحث عن العنوان (${coordinates})`,
    selected: (coordinates) => `المكان المختار: ${coordinates}`,
    centre: (coordinates) => `مركز الخريطة: ${coordinates}`,
    spread: (count) =>
      `${counted(count, points)} في مكان واحد، موزّعة حوله. اختر واحدة بالأسهم وEnter؛ يجمعها Escape.`,
  },
  modalAlert: { success: "تم بنجاح", error: "خطأ", warning: "تحذير", info: "معلومات" },
  modelViewer: {
    instructions:
      "اسحب لتدوير النموذج. بلوحة المفاتيح: الأسهم تدوّره، و+ و- يقرّبان ويبعدان، وHome أو 0 يعيدانه إلى البداية.",
    rotateLeft: "تدوير إلى اليسار",
    rotateRight: "تدوير إلى اليمين",
    rotateUp: "إمالة إلى الأعلى",
    rotateDown: "إمالة إلى الأسفل",
    zoomIn: "تقريب",
    zoomOut: "إبعاد",
    reset: "العودة إلى البداية",
    view: "العرض",
    darkGround: "خلفية داكنة",
    person: "شخص طوله 1.70 م",
    snapshot: "التقاط صورة",
    snapshotFailed: "تعذّر التقاط الصورة. أعد المحاولة.",
    play: "تشغيل الحركة",
    pause: "إيقاف الحركة مؤقتًا",
    animation: "الحركة",
    unnamedAnimation: (number) => `حركة ${number}`,
    size: (width, height, depth) => `العرض ${width}، الارتفاع ${height}، العمق ${depth}`,
    sizeAssumed: "إن كانت وحدته المتر",
    loading: "جارٍ تحميل النموذج",
    reading: "جارٍ قراءة النموذج",
    cancel: "إلغاء",
    cancelled: "أُلغي التحميل.",
    load: "تحميل النموذج",
    retry: "إعادة المحاولة",
    problemTitle: "لا يمكن عرض النموذج",
    missingTextures: (names) =>
      `تنقص ${counted(names.length, textures)}: ${listed(names)}. أضفها إلى ملفات النموذج.`,
    unreadableTextures: (names) => `لا يمكن قراءة هذه الخامات: ${listed(names)}.`,
    problems: {
      notModel: (name) =>
        `${quoted(name)} ليس نموذجًا ثلاثي الأبعاد. اختر ملف GLB أو glTF أو OBJ أو FBX.`,
      unsupported: (format) =>
        `لا يمكن عرض ${format} هنا. احفظ النموذج بصيغة GLB أو glTF أو OBJ أو FBX.`,
      compressed: (technique) =>
        `النموذج مضغوط بتقنية ${technique} التي لا يمكن قراءتها هنا. احفظه دون ضغط.`,
      textureFormat: (format) =>
        `إحدى الخامات محفوظة بصيغة ${format} التي لا تصلح للنماذج. احفظها بصيغة PNG أو JPEG أو WebP أو KTX2 من Basis Universal.`,
      textureTooLarge: (texture) =>
        `الخامة ${texture} أكبر مما يتسع له هاتف. صغّرها إلى 4096 بكسل عرضًا وارتفاعًا على الأكثر.`,
      texturesTooHeavy: () =>
        "خامات النموذج تشغل ذاكرة رسوميات أكبر مما في هاتف. صغّرها أو قلّل عددها.",
      noModel: () => "لا يوجد في ملف ZIP أي ملف GLB أو glTF أو OBJ أو FBX.",
      encrypted: () => "ملف ZIP محمي بكلمة مرور. اضغطه من جديد دونها.",
      tooManyEntries: () => "في ملف ZIP ملفات كثيرة جدًا. أبقِ النموذج وخاماته فقط.",
      tooLarge: () => "النموذج كبير جدًا. بسّطه أو صغّر خاماته.",
      ratio: (name) => `${quoted(name)} مضغوط إلى حدّ لا يجعل فتحه آمنًا.`,
      nested: () => "ملفات ZIP كثيرة بعضها داخل بعض. اجمع الملفات في ملف واحد.",
      unsafePath: (name) => `ملف ZIP غير آمن: فيه ملف اسمه ${quoted(name)}.`,
      broken: (name) => `${quoted(name)} تالف أو ناقص. احفظه أو نزّله مرة أخرى.`,
      missingFile: (name) =>
        `يحتاج النموذج إلى الملف ${quoted(name)}. أضفه، أو احفظ النموذج بصيغة GLB.`,
      empty: () =>
        "لا سطوح في الملف: فيه منحنيات أو عظام أو أضواء أو ما يشبهها فقط. حوّله إلى مضلعات (شبكة) وصدّره من جديد.",
      tooComplex: () => "في النموذج مثلثات كثيرة جدًا. بسّط شبكاته وصدّره من جديد.",
      unreadable: () => "لا نستطيع قراءة هذا النموذج. قد يكون سليمًا: صدّره من جديد بصيغة GLB وجرّبه.",
      oldFbx: () =>
        "ملف FBX هذا من إصدار قديم لا يمكن قراءته هنا. صدّره من جديد بالخيار «إصدار FBX: FBX 2013 أو أحدث» (في Blender: «FBX 7.4 binary»).",
      outsideFile: (name) =>
        `يأخذ النموذج ملفًا من مكان آخر: ${quoted(name)}. ضعه في ملف ZIP مع النموذج أو احفظ الكل بصيغة GLB.`,
      tooManyParts: () => "في النموذج قطع منفصلة كثيرة جدًا. ادمج شبكاته وصدّره من جديد.",
      tooDeep: () => "قطع النموذج متداخلة بعمق كبير جدًا. بسّط مجموعاته وصدّره من جديد.",
      cycle: () => "قطعة من النموذج تحتوي نفسها. صدّره من جديد من البرنامج الذي صُنع به.",
      unreachable: () => "تعذّر تحميل النموذج. تحقّق من الاتصال وأعد المحاولة.",
      timeout: () =>
        "استغرقت قراءة النموذج وقتًا طويلًا على هذا الجهاز فتوقفت. أعد المحاولة أو جرّب جهازًا آخر.",
      outOfMemory: () =>
        "لم تبقَ في هذا الجهاز ذاكرة لقراءة النموذج. أغلق برامج أخرى أو جرّب جهازًا آخر.",
      noWebgl: () =>
        "لا يستطيع هذا المتصفح عرض الأبعاد الثلاثة. فعّل تسريع العتاد أو استخدم متصفحًا آخر.",
      contextLost: () => "توقفت بطاقة الرسوميات عن عرض النموذج. أعد المحاولة.",
      noWebp: () => "لا يستطيع هذا المتصفح إنشاء صور WebP. استخدم متصفحًا آخر.",
      failed: () => "تعذّر فتح العارض. تحقّق من الاتصال وأعد المحاولة.",
    },
  },
  orderedTable: {
    move: (row) => `نقل ${row}`,
    moveHelp: "اسحبه، أو اضغط السهمين إلى أعلى وإلى أسفل، أو Home وEnd.",
    choose: (row) => `تحديد ${row}`,
    moved: (row, place, count) => `${row}: الموضع ${place} من ${count}`,
    actions: "إجراءات",
  },
  searchableSelect: {
    search: "بحث",
    noMatch: "لم يُعثر على شيء.",
    clear: "إلغاء الاختيار",
    chosen: (count) => `اختير ${counted(count, options)}`,
    more: (count) => `و${count} غيرها`,
    results: (count) => counted(count, options),
  },
  selection: {
    column: "التحديد",
    selectAll: "تحديد كل ما يظهر",
    selectRow: (row) => `تحديد ${row}`,
  },
  upload: {
    drop: "اسحب الملفات إلى هنا، أو ألصقها، أو",
    choose: "اخترها",
    maxSize: (size) => `أقصى حجم لكل ملف ${size}.`,
    wrongType: (name) => `«${name}» ليس من نوع يصلح هنا.`,
    tooLarge: (name, maxSize) => `«${name}» كبير جدًا. أقصى حجم له ${maxSize}.`,
    empty: (name) => `«${name}» فارغ.`,
    onlyOne: "يمكن اختيار ملف واحد فقط. أُخذ الأول.",
    folder: (name) => `«${name}» مجلد. افتحه واسحب الملف الذي تحتاج إليه.`,
    readingFolder: "جارٍ فتح المجلد…",
    folderUnusable: (name) => `لا يوجد في المجلد «${name}» أي ملف يصلح هنا.`,
    folderLeftOut: (name, count) => `ملفات المجلد «${name}» التي لا تصلح هنا وتُركت: ${count}.`,
    folderCut: (name, taken) =>
      `في المجلد «${name}» أكثر مما يؤخذ مرة واحدة. الملفات المأخوذة: ${taken}. اسحب الباقي على حدة.`,
    folderFailed: (name) => `تعذّر فتح المجلد «${name}». اسحب الملفات التي فيه.`,
    uploading: (name) => `جارٍ رفع ${name}`,
    uploaded: "تم الرفع",
    cancelled: "أُلغي",
    failed: "تعذّر الرفع. تحقّق من الاتصال وأعد المحاولة.",
    cancel: (name) => `إلغاء ${name}`,
    retry: (name) => `إعادة محاولة ${name}`,
    dismiss: (name) => `إزالة ${name} من القائمة`,
  },
  usageMeter: {
    noLimit: (used) => `${used}، بلا حد`,
    ofTotal: (used, total) => `${used} من ${total}`,
    nearLimit: "أوشك على النفاد",
    full: "نفد",
  },
};
