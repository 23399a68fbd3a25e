import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Avatar } from "../avatar/index.ts";
import { Button } from "../button/index.ts";
import { FieldError, useFieldControl } from "../field/index.ts";
import { cn } from "../style/cn.ts";
import { refusalOf, sizeText } from "../upload/index.ts";

/** Every word that an avatar field says by itself. */
export interface AvatarFieldWords {
  choose: string;
  change: string;
  remove: string;
  wrongType: string;
  tooLarge: (maxSize: string) => string;
  unreadable: string;
}

const englishAvatarFieldWords: AvatarFieldWords = {
  choose: "Choose a picture",
  change: "Change the picture",
  remove: "Remove the picture",
  wrongType: "Choose a PNG, JPEG or WebP picture.",
  tooLarge: (maxSize) => `The picture is too large. It may have at most ${maxSize}.`,
  unreadable: "This file could not be read as a picture.",
};

export interface AvatarFieldProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  /** Whose picture it is. */
  name: string;
  /** The picture that is stored, if any. */
  src?: string | null;
  /** A picture chosen but not stored yet; null: the stored one is to be removed; undefined: nothing changed. */
  value: File | null | undefined;
  onValueChange: (value: File | null | undefined) => void;
  /** @default "image/png,image/jpeg,image/webp" */
  accept?: string;
  /** In bytes. @default 2 MB */
  maxSize?: number;
  disabled?: boolean;
  /** Of the size. @default "es" */
  locale?: string;
  words?: Partial<AvatarFieldWords>;
}

/** A person's picture: choose, see, change, remove. */
export function AvatarField({
  name,
  src,
  value,
  onValueChange,
  accept = "image/png,image/jpeg,image/webp",
  maxSize = 2 * 1024 * 1024,
  disabled: off,
  locale = "es",
  words: given,
  className,
  ...props
}: AvatarFieldProps) {
  const words = { ...englishAvatarFieldWords, ...given };
  const field = useFieldControl({ disabled: off });
  const disabled = field.disabled === true;
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState("");
  const preview = useObjectUrl(value ?? undefined);
  const shown = value === undefined ? (src ?? undefined) : preview;
  const filled = value === undefined ? Boolean(src) : value !== null;

  const take = async (file: File) => {
    const refusal = refusalOf(file, { accept, maxSize });
    if (refusal === "size") return setProblem(words.tooLarge(sizeText(maxSize, locale)));
    if (refusal !== undefined) return setProblem(words.wrongType);
    if (!(await isPicture(file))) return setProblem(words.unreadable);
    setProblem("");
    onValueChange(file);
  };

  return (
    <div {...props} className={cn("flex min-w-0 items-center gap-4", className)}>
      <Avatar name={name} size="lg" src={shown ?? null} />
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button
            ref={chooser}
            id={field.id}
            aria-describedby={field["aria-describedby"]}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {filled ? words.change : words.choose}
          </Button>
          {filled && (
            <Button
              variant="quiet"
              disabled={disabled}
              onClick={() => {
                setProblem("");
                onValueChange(src ? null : undefined);
                // This button goes with the picture.
                chooser.current?.focus();
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          disabled={disabled}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void take(file);
            // The same file can be chosen again.
            event.currentTarget.value = "";
          }}
        />
        <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      </div>
    </div>
  );
}

/** Whether the browser can draw it: a name and a type prove nothing. */
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
