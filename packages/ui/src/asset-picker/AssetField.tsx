import { FolderOpen, X } from "lucide-react";
import { type ComponentProps, use, useId, useRef } from "react";
import { AssetThumbnail } from "../asset-grid/index.ts";
import { englishAssetGridLabels } from "../asset-grid/labels.ts";
import { AudioPlayer } from "../audio-player/index.ts";
import { Button } from "../button/index.ts";
import { FormValue } from "../field/FormValue.tsx";
import { FieldContext, useFieldControl } from "../field/field-context.ts";
import { useFocusInside } from "../field/use-focus-inside.ts";
import { IconButton } from "../icon-button/index.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { useOpen } from "../style/use-open.ts";
import { AssetPicker } from "./AssetPicker.tsx";
import type { PickableAsset } from "./pickable-asset.ts";
import type { AssetPickerContentProps, PickerOpenReason } from "./props.ts";
import { useLabels } from "../labels/labels-context.ts";
import { type AssetFieldLabels, englishAssetFieldLabels } from "./labels.ts";

export interface AssetFieldProps<Item extends PickableAsset> extends Omit<
  ComponentProps<"div">,
  "children"
> {
  value: Item | null;
  onValueChange: (asset: Item | null) => void;
  /** Props of the `AssetPicker`: which assets, of which types, under which title. */
  picker: Omit<AssetPickerContentProps<Item>, "value" | "onChoose">;
  /** Whether the picker is open. Controlled when given. */
  open?: boolean;
  /** Whether the picker is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean;
  /** Called when the picker opens or closes, so that its assets can be fetched only when it opens. */
  onOpenChange?: (open: boolean, reason: PickerOpenReason) => void;
  disabled?: boolean;
  /** Name under which the asset's id is sent with a native form. */
  name?: string;
  /** Id of the form, where the field is not inside it. */
  form?: string;
  /** Lets a native form be sent only with an asset. */
  required?: boolean;
  /** Id of its button, for a label. */
  id?: string;
  labels?: Partial<AssetFieldLabels>;
}

/** A field whose value is an asset, which can be seen or heard, changed and removed. Put it in a `Field`. */
export function AssetField<Item extends PickableAsset>({
  value,
  onValueChange,
  picker,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  disabled: givenDisabled,
  name,
  form,
  required,
  id,
  labels: given,
  ref,
  className,
  ...props
}: AssetFieldProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  useFocusInside(root);
  const labels = useLabels("assetField", englishAssetFieldLabels, given);
  const field = useFieldControl({ id, disabled: givenDisabled });
  const label = use(FieldContext)?.labelId;
  const textId = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [open, turn] = useOpen<PickerOpenReason>({ open: givenOpen, defaultOpen, onOpenChange });
  const types = useLabels("assetGrid", englishAssetGridLabels, picker.labels?.grid).types;
  const disabled = field.disabled === true;
  const sound = value?.type === "audio" ? value.src : undefined;

  return (
    <div
      role="group"
      aria-labelledby={label}
      {...props}
      ref={mergeRefs(root, ref)}
      className={cn(
        "relative grid min-w-0 gap-3 rounded-card border border-line bg-surface p-3 in-disabled:bg-sunken",
        field["aria-invalid"] && "border-danger",
        disabled && "bg-sunken",
        className,
      )}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        {value ? (
          <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3">
            <AssetThumbnail
              type={value.type}
              src={value.thumbnail}
              className="size-14 shrink-0 rounded-field border border-line"
            />
            <div className="min-w-0">
              <p title={value.name} className="truncate font-medium text-ink">
                {value.name}
              </p>
              <p className="text-caption wrap-anywhere text-ink-muted">
                {value.fileName ? `${types[value.type]} · ${value.fileName}` : types[value.type]}
              </p>
            </div>
          </div>
        ) : null}
        <div className="flex gap-2">
          <Button
            ref={chooser}
            id={field.id}
            // The name contains the chosen asset, because a form may have several such buttons.
            aria-labelledby={label && `${label} ${textId}`}
            aria-describedby={field["aria-describedby"]}
            disabled={disabled}
            icon={<FolderOpen aria-hidden />}
            onClick={() => turn(true, "trigger")}
          >
            <span id={textId}>{value ? labels.change : labels.choose}</span>
          </Button>
          {value && (
            <IconButton
              label={labels.remove(value.name)}
              disabled={disabled}
              onClick={() => {
                onValueChange(null);
                // This button is removed with the asset, so the focus moves to the one that opens the picker.
                chooser.current?.focus();
              }}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
      {value && sound && (
        <AudioPlayer
          key={value.id}
          src={sound}
          label={value.name}
          peaks={value.peaks}
          duration={value.duration}
          labels={picker.labels?.audio}
        />
      )}
      <FormValue
        {...{ name, form, required }}
        disabled={field.disabled}
        values={[value?.id ?? ""]}
        onReset={undefined}
        focus={() => chooser.current?.focus()}
      />
      <AssetPicker
        {...picker}
        open={open}
        value={value}
        onClose={(reason) => turn(false, reason)}
        onChoose={(asset) => {
          onValueChange(asset);
          turn(false, "choice");
        }}
      />
    </div>
  );
}
