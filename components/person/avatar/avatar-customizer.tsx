import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { LotusAvatar, type LotusColors } from "@/components/person/avatar/lotus-avatar";
import { UserAvatar } from "@/components/person/avatar/user-avatar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";
import { ImagePlus, Trash2 } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import { PictureError, readAvatarPicture } from "@/lib/client/person/read-avatar-picture";
import { COLOR_FIELDS, PALETTES } from "./avatar-colors";

export interface AvatarValue extends LotusColors {
  avatarType: "lotus" | "custom";
  /** A data URL of a newly chosen picture, the URL of a stored one, or null for the lotus. */
  picture: string | null;
}

interface AvatarCustomizerProps {
  value: AvatarValue;
  onChange: (value: AvatarValue) => void;
  error?: string | undefined;
}

/** Resets the browsers' default swatches, which are square and framed. */
const colorWell = cn(
  "size-11 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-surface p-0.5",
  "[&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-full [&::-webkit-color-swatch]:border-0",
  "[&::-moz-color-swatch]:rounded-full [&::-moz-color-swatch]:border-0",
);

const TYPES = ["lotus", "custom"] as const;

export function AvatarCustomizer({ value, onChange, error }: AvatarCustomizerProps) {
  const t = useTranslations("avatar");
  const name = useId();
  const preview = { ...value, customAvatarUrl: value.picture };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("avatar")}</legend>
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        <UserAvatar user={preview} className="size-28 border-2 border-surface shadow-raised" />
        <div className="flex w-full min-w-0 flex-1 flex-col gap-4">
          <div className="grid grid-cols-2 gap-1 rounded-full bg-sand-100 p-1">
            {TYPES.map((type) => (
              <label
                key={type}
                className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-full px-3 text-[0.94rem] font-semibold text-ink-2 transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sage-600"
              >
                <input
                  type="radio"
                  name={name}
                  value={type}
                  checked={value.avatarType === type}
                  onChange={() => onChange({ ...value, avatarType: type })}
                  className="sr-only"
                />
                {t(`type.${type}`)}
              </label>
            ))}
          </div>
          {value.avatarType === "lotus" ? (
            <LotusChoice value={value} onChange={onChange} />
          ) : (
            <PictureChoice value={value} onChange={onChange} error={error} />
          )}
        </div>
      </div>
    </fieldset>
  );
}

const hasColors = (value: LotusColors, colors: LotusColors) =>
  COLOR_FIELDS.every((name) => value[name].toUpperCase() === colors[name].toUpperCase());

function LotusChoice({ value, onChange }: Pick<AvatarCustomizerProps, "value" | "onChange">) {
  const t = useTranslations("avatar");
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {PALETTES.map(({ name, colors }) => (
          <button
            key={name}
            type="button"
            aria-pressed={hasColors(value, colors)}
            aria-label={t("colours", { name: t(`palette.${name}`) })}
            title={t(`palette.${name}`)}
            onClick={() => onChange({ ...value, ...colors })}
            className={cn(
              "rounded-full border-2 p-0.5 transition-colors",
              hasColors(value, colors) ? "border-sage-700" : "border-transparent hover:border-sand-300",
            )}
          >
            <LotusAvatar colors={colors} className="size-10 ring-1 ring-sand-300" />
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        {COLOR_FIELDS.map((name) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3 text-[0.94rem]">
            <input
              type="color"
              value={value[name].toLowerCase()}
              onChange={(event) => onChange({ ...value, [name]: event.target.value.toUpperCase() })}
              className={colorWell}
            />
            {t(`part.${name}`)}
          </label>
        ))}
      </div>
    </>
  );
}

function PictureChoice({ value, onChange, error }: AvatarCustomizerProps) {
  const t = useTranslations("avatar");
  const inputRef = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  const pick = async (file: File | undefined) => {
    if (!file) return;
    setIsReading(true);
    setProblem(undefined);
    try {
      onChange({ ...value, picture: await readAvatarPicture(file) });
    } catch (failure) {
      setProblem(failure instanceof PictureError ? failure.message : t("failed"));
    } finally {
      setIsReading(false);
    }
  };

  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" onClick={() => inputRef.current?.click()} disabled={isReading}>
          {isReading ? <Spinner /> : <ImagePlus />}
          {value.picture ? t("change") : t("choose")}
        </Button>
        {value.picture && (
          <Button variant="ghost" onClick={() => onChange({ ...value, picture: null })}>
            <Trash2 />
            {t("remove")}
          </Button>
        )}
      </div>
      <input
        ref={inputRef}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        aria-label={t("file")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void pick(event.target.files?.[0]);
          // Reset, so that the same file can be chosen again after it was removed.
          event.target.value = "";
        }}
      />
      <p className="text-sm text-ink-2" aria-live="polite">
        {value.picture ? t("willCrop") : t("none")}
      </p>
      <FieldError>{problem ?? error}</FieldError>
    </div>
  );
}
