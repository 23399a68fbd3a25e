import type { AssetGridLabels } from "../asset-grid/labels.ts";
import type { AssetFieldLabels, AssetPickerLabels } from "../asset-picker/labels.ts";
import type { AudioPlayerLabels } from "../audio-player/labels.ts";
import type { AvatarFieldLabels } from "../avatar-field/labels.ts";
import type { CodeScannerLabels } from "../code-scanner/labels.ts";
import type { CommandPaletteLabels } from "../command-palette/labels.ts";
import type {
  BulkLabels,
  DataTableLabels,
  FacetLabels,
  SelectionLabels,
} from "../data-table/labels.ts";
import type { DateLabels } from "../date-field/labels.ts";
import type { DateRangeLabels } from "../date-range-field/labels.ts";
import type { InsertionLabels, LimitLabels } from "../field/labels.ts";
import type { ImagePreviewLabels } from "../image-preview/labels.ts";
import type { CopyLanguageLabels, LanguageTabsLabels } from "../language-tabs/labels.ts";
import type { MapLabels } from "../map-picker/labels.ts";
import type { ModalAlertLabels } from "../modal-alert/labels.ts";
import type { ModelViewerLabels } from "../model-viewer/labels.ts";
import type { OrderedTableLabels } from "../ordered-table/labels.ts";
import type { ServerTableLabels } from "../server-table/labels.ts";
import type { TableColumnsLabels } from "../table-columns/labels.ts";
import type { SearchableSelectLabels } from "../searchable-select/labels.ts";
import type { UploadLabels } from "../upload/labels.ts";
import type { UsageLabels } from "../usage-meter/labels.ts";

/** The labels of single components, each under the component's name. */
export interface ComponentLabels {
  assetField: AssetFieldLabels;
  assetGrid: AssetGridLabels;
  assetPicker: AssetPickerLabels;
  audioPlayer: AudioPlayerLabels;
  avatarField: AvatarFieldLabels;
  bulkBar: BulkLabels;
  codeScanner: CodeScannerLabels;
  commandPalette: CommandPaletteLabels;
  copyLanguage: CopyLanguageLabels;
  dataTable: DataTableLabels;
  /** Of all fields of dates and times. */
  dateField: DateLabels;
  dateRangeField: DateRangeLabels;
  facetFilter: FacetLabels;
  imagePreview: ImagePreviewLabels;
  /** Of texts that are pasted into `TextInput` and `Textarea`. */
  insertion: InsertionLabels;
  languageTabs: LanguageTabsLabels;
  /** Of values outside of `min` and `max` in `NumberInput` and the fields of dates and times. */
  limits: LimitLabels;
  /** Of `MapPicker` and `MapView`. */
  map: MapLabels;
  /** The titles of `ModalAlert`, by variant. */
  modalAlert: ModalAlertLabels;
  modelViewer: ModelViewerLabels;
  orderedTable: OrderedTableLabels;
  searchableSelect: SearchableSelectLabels;
  /** Of `useSelection`. */
  selection: SelectionLabels;
  /** Of `ServerTable` and `Pager`. */
  serverTable: ServerTableLabels;
  /** Of `useTableColumns` and `ColumnMenu`. */
  tableColumns: TableColumnsLabels;
  /** Of `Upload` and `DropZone`. */
  upload: UploadLabels;
  usageMeter: UsageLabels;
}
