import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Avatar } from "../avatar/index.ts";
import { Button } from "../button/index.ts";
import { FieldError, useFieldControl } from "../field/index.ts";
import { useFocusInside } from "../field/use-focus-inside.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { refusalOf, sizeText } from "../upload/index.ts";
import { CropDialog } from "./CropDialog.tsx";
import { useLabels, useLocale } from "../labels/labels-context.ts";
import { type AvatarFieldLabels, englishAvatarFieldLabels } from "./labels.ts";

export interface AvatarFieldProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  /** Name of the person or chatbot. */
  name: string;
  /** Address of the stored picture, if any. */
  src?: string | null;
  /** A chosen picture that is not stored yet; null when the stored one is to be removed; undefined when unchanged. */
  value: File | null | undefined;
  onValueChange: (value: File | null | undefined) => void;
  /** Name under which a picture that is chosen is sent with a native form; `name` is the person's. */
  formName?: string;
  /** Id of the form, where the field is not inside it. */
  form?: string;
  /** Accepted types, as in `<input accept>`. @default "image/png,image/jpeg,image/webp" */
  accept?: string;
  /** Makes pictures of other types into accepted ones, before anything is checked. */
  prepare?: PreparePicture;
  /** Size limit of the chosen file, in bytes. @default 2 MB; 10 MB where it is cropped */
  maxSize?: number;
  /** Asks which square to cut out, and reports it as WebP (or JPEG) of at most 512 px. @default true */
  crop?: boolean;
  /** Size limit of the cropped file, in bytes. @default 1 MB */
  maxCroppedSize?: number;
  /** Called with the message for a file past its limit, which is then not shown at the field. */
  onTooLarge?: (message: string) => void;
  /** Whether a stored picture may be removed without another in its place. @default true */
  removable?: boolean;
  disabled?: boolean;
  /** BCP 47 locale for file sizes. @default the provider's, or else "en-GB" */
  locale?: string;
  labels?: Partial<AvatarFieldLabels>;
}

/** Makes a picture that is accepted of one that is not. */
export interface PreparePicture {
  /** The types that it reads, as in `<input accept>`. */
  accept: string;
  /** Gives the picture, or the message why there is none. */
  make: (file: File) => Promise<File | { problem: string }>;
}

/** Lets the text of buttons wrap where it is narrow. */
const wrapping =
  "h-auto min-h-9 max-w-full shrink py-1.5 whitespace-normal wrap-anywhere pointer-coarse:h-auto pointer-coarse:min-h-10";

const megabyte = 1024 * 1024;

/** A person's picture: choose, crop, see, change, remove. */
export function AvatarField({
  name,
  src,
  value,
  onValueChange,
  formName,
  form,
  accept = "image/png,image/jpeg,image/webp",
  prepare,
  crop = true,
  maxSize = (crop ? 10 : 2) * megabyte,
  maxCroppedSize = megabyte,
  onTooLarge,
  removable = true,
  disabled: off,
  locale: givenLocale,
  labels: given,
  ref,
  className,
  ...props
}: AvatarFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusInside(root);
  const locale = useLocale(givenLocale);
  const labels = useLabels("avatarField", englishAvatarFieldLabels, given);
  const field = useFieldControl({ disabled: off });
  const disabled = field.disabled === true;
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState("");
  const [cropping, setCropping] = useState<File | null>(null);
  const [preparing, setPreparing] = useState(false);
  const preview = useObjectUrl(value ?? undefined);
  const shown = value === undefined ? (src ?? undefined) : preview;
  const filled = value === undefined ? Boolean(src) : value !== null;

  const prepared = async (chosen: File) => {
    if (!prepare) return chosen;
    setPreparing(true);
    return prepare.make(chosen).finally(() => setPreparing(false));
  };
  const take = async (chosen: File) => {
    const file = await prepared(chosen);
    if (!(file instanceof File)) return setProblem(file.problem);
    const refusal = refusalOf(file, { accept, maxSize });
    if (refusal === "size") {
      const message = labels.tooLarge(sizeText(maxSize, locale, "down"));
      setProblem(onTooLarge ? "" : message);
      return onTooLarge?.(message);
    }
    if (refusal !== undefined) return setProblem(labels.wrongType);
    if (!(await isPicture(file))) return setProblem(labels.unreadable);
    setProblem("");
    if (!crop) return onValueChange(file);
    // Focused first, because the dialog returns the focus to where it was.
    chooser.current?.focus();
    setCropping(file);
  };

  return (
    <div
      {...props}
      ref={mergeRefs(root, ref)}
      className={cn("flex min-w-0 items-center gap-4", className)}
    >
      <Avatar name={name} size="lg" src={shown ?? null} />
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button
            ref={chooser}
            id={field.id}
            data-field-button
            aria-describedby={field["aria-describedby"]}
            disabled={disabled}
            loading={preparing}
            onClick={() => input.current?.click()}
            className={wrapping}
          >
            {filled ? labels.change : labels.choose}
          </Button>
          {(removable ? filled : Boolean(value)) && (
            <Button
              variant="quiet"
              disabled={disabled}
              onClick={() => {
                setProblem("");
                onValueChange(src && removable ? null : undefined);
                // This button is removed with the picture, so the focus moves to the other one.
                chooser.current?.focus();
              }}
              className={wrapping}
            >
              {labels.remove}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={prepare ? `${accept},${prepare.accept}` : accept}
          disabled={disabled}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void take(file);
            // Without this, choosing the same file again would fire no event.
            event.currentTarget.value = "";
          }}
        />
        {formName !== undefined && value && !disabled && (
          <SentFile name={formName} form={form} file={value} />
        )}
        <CropDialog
          file={cropping}
          maxBytes={maxCroppedSize}
          labels={labels}
          onClose={() => setCropping(null)}
          onCrop={(file) => {
            setCropping(null);
            onValueChange(file);
          }}
        />
        <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      </div>
    </div>
  );
}

/** Sends a file with a native form. */
interface SentFileProps {
  name: string;
  form: string | undefined;
  file: File;
}

function SentFile({ name, form, file }: SentFileProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const list = new DataTransfer();
    list.items.add(file);
    if (input.current) input.current.files = list.files;
  }, [file]);
  return <input ref={input} type="file" name={name} form={form} hidden />;
}

/** Whether the browser can decode the file: its name and type prove nothing. */
async function isPicture(file: File): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [made, setMade] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // eslint-disable-next-line react/set-state-in-effect -- The address exists only outside of React.
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return made && made.file === file ? made.url : undefined;
}
