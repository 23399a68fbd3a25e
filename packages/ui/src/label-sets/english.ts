import { englishInsertionLabels, englishLimitLabels } from "../field/labels.ts";
import { englishAssetGridLabels } from "../asset-grid/labels.ts";
import { englishAssetFieldLabels, englishAssetPickerLabels } from "../asset-picker/labels.ts";
import { englishAudioPlayerLabels } from "../audio-player/labels.ts";
import { englishAvatarFieldLabels } from "../avatar-field/labels.ts";
import { englishCodeScannerLabels } from "../code-scanner/labels.ts";
import { englishCommandPaletteLabels } from "../command-palette/labels.ts";
import {
  englishBulkLabels,
  englishFacetLabels,
  englishSelectionLabels,
  englishTableLabels,
} from "../data-table/labels.ts";
import { englishDateLabels } from "../date-field/labels.ts";
import { englishDateRangeLabels } from "../date-range-field/labels.ts";
import { englishImagePreviewLabels } from "../image-preview/labels.ts";
import { defaultLocale } from "../labels/default-locale.ts";
import { englishLabels } from "../labels/index.ts";
import { englishCopyLanguageLabels, englishLanguageTabsLabels } from "../language-tabs/labels.ts";
import { englishMapLabels } from "../map-picker/labels.ts";
import { englishModalAlertLabels } from "../modal-alert/labels.ts";
import { englishModelViewerLabels } from "../model-viewer/english.ts";
import { englishOrderedTableLabels } from "../ordered-table/labels.ts";
import { englishSearchableSelectLabels } from "../searchable-select/labels.ts";
import { englishServerTableLabels } from "../server-table/labels.ts";
import { englishTableColumnsLabels } from "../table-columns/labels.ts";
import { englishUploadLabels } from "../upload/labels.ts";
import { englishUsageLabels } from "../usage-meter/labels.ts";
import type { LabelSet } from "./label-set.ts";

/**
 * The labels that components have without a provider, with British numbers and dates; only the titles of `ModalAlert` are
 * Spanish without one.
 */
export const englishLabelSet: LabelSet = {
  ...englishLabels,
  locale: defaultLocale,
  assetField: englishAssetFieldLabels,
  assetGrid: englishAssetGridLabels,
  assetPicker: englishAssetPickerLabels,
  audioPlayer: englishAudioPlayerLabels,
  avatarField: englishAvatarFieldLabels,
  bulkBar: englishBulkLabels,
  codeScanner: englishCodeScannerLabels,
  commandPalette: englishCommandPaletteLabels,
  copyLanguage: englishCopyLanguageLabels,
  dataTable: englishTableLabels,
  dateField: englishDateLabels,
  dateRangeField: englishDateRangeLabels,
  facetFilter: englishFacetLabels,
  imagePreview: englishImagePreviewLabels,
  insertion: englishInsertionLabels,
  languageTabs: englishLanguageTabsLabels,
  limits: englishLimitLabels,
  map: englishMapLabels,
  modalAlert: englishModalAlertLabels,
  modelViewer: englishModelViewerLabels,
  orderedTable: englishOrderedTableLabels,
  searchableSelect: englishSearchableSelectLabels,
  selection: englishSelectionLabels,
  serverTable: englishServerTableLabels,
  tableColumns: englishTableColumnsLabels,
  upload: englishUploadLabels,
  usageMeter: englishUsageLabels,
};
