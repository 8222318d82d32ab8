import { type ReactElement, useId } from "react";
import { type FieldValues, get, useFormContext, useWatch } from "react-hook-form";
import { DocumentField } from "@/components/shared/form/pictures/document-field";
import { FileField, ImageField, ImageListField } from "@/components/shared/form/pictures/image-fields";
import { UPLOAD_FAILED } from "@/components/shared/form/pictures/upload-failure";
import { Badge } from "@/components/ui/badge";
import { CheckboxField } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import type { FieldDefinition, InputKind } from "./field-definitions";
import { isFieldShown } from "./is-field-shown";
import { RoomsField, SpaceSelect } from "./rooms-field";
import { TimetableField } from "./timetable-field";
import { TranslatedField } from "./translated-field";
import { useRegister } from "./use-register";

const WIDTHS = {
  whole: "sm:col-span-6",
  half: "sm:col-span-3",
  leftHalf: "sm:col-span-3 sm:col-start-1",
  third: "sm:col-span-2",
} as const;

/** Attributes of the native control for each kind of input. A price is text: a number or a description. */
const INPUTS: Record<
  InputKind,
  { type: string; inputMode?: "numeric" | "url" | "email" | "tel"; min?: number }
> = {
  text: { type: "text" },
  price: { type: "text" },
  number: { type: "number", inputMode: "numeric", min: 0 },
  date: { type: "date" },
  time: { type: "time" },
  url: { type: "url", inputMode: "url" },
  email: { type: "email", inputMode: "email" },
  tel: { type: "tel", inputMode: "tel" },
  password: { type: "password" },
};

/** Renders a field definition with label, hint and error. Conditional fields may be hidden. */
export function FormField({ definition }: { definition: FieldDefinition<FieldValues> }) {
  const { shownWith, followsFrom } = definition;
  if (shownWith === undefined && followsFrom === undefined) return <ShownField definition={definition} />;
  return <ConditionalField definition={definition} />;
}

function ConditionalField({ definition }: { definition: FieldDefinition<FieldValues> }) {
  const { formState } = useFormContext();
  const values = useWatch();
  return isFieldShown(definition, values, formState.defaultValues ?? {}) ? (
    <ShownField definition={definition} />
  ) : null;
}

function ShownField({ definition }: { definition: FieldDefinition<FieldValues> }) {
  const { name, label, hint, optional = false, width = "whole" } = definition;
  const { formState } = useFormContext();
  const register = useRegister();
  const found: { type?: unknown; message?: unknown } | undefined = get(formState.errors, name);
  const isOwn = found?.type !== UPLOAD_FAILED;
  const error = isOwn && typeof found?.message === "string" ? found.message : undefined;
  const widthClass = WIDTHS[width];
  const shared = { label, hint, optional, error, className: widthClass };
  const { before: Before, under: Under } = definition;
  const labelled = (control: ReactElement<{ id?: string }>) => {
    const field = <Field {...shared}>{control}</Field>;
    if (Before === undefined && Under === undefined) return field;
    return (
      <div className={cn("flex min-w-0 flex-col gap-2", widthClass)}>
        {Before && <Before />}
        {field}
        {Under && <Under />}
      </div>
    );
  };

  if ("isTranslated" in definition && definition.isTranslated)
    return <TranslatedField definition={definition} className={widthClass} />;

  switch (definition.kind) {
    case "textarea":
      return labelled(
        <Textarea rows={definition.rows ?? 4} placeholder={definition.placeholder} {...register(name)} />,
      );
    case "tags":
      return (
        <div className={widthClass}>
          <Field {...shared} className="">
            <Input placeholder={definition.placeholder} autoComplete="off" {...register(name)} />
          </Field>
          <TagPreview name={name} />
        </div>
      );
    case "select":
      return labelled(
        <Select {...register(name)}>
          {definition.options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>,
      );
    case "switch":
      return <SwitchField name={name} label={label} hint={hint} className={widthClass} />;
    case "checkboxes":
      return (
        <fieldset className={cn("m-0 min-w-0 border-0 p-0", widthClass)}>
          <legend className="mb-1 p-0 text-[0.94rem] font-semibold">{label}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {definition.options.map((option) => (
              <CheckboxField
                key={`${option.name} ${option.value ?? ""}`}
                value={option.value}
                {...register(option.name)}
              >
                {option.label}
              </CheckboxField>
            ))}
          </div>
          <FieldError>{error}</FieldError>
        </fieldset>
      );
    case "rooms":
      return (
        <RoomsField
          name={name}
          label={label}
          hint={hint}
          error={error}
          className={widthClass}
          ofParts={definition.ofParts ?? false}
        />
      );
    case "image":
      return labelled(
        <ImageField
          name={name}
          label={label}
          endpoint={definition.endpoint}
          maxMegabytes={definition.maxMegabytes}
        />,
      );
    case "document":
      return labelled(<DocumentField {...definition} />);
    case "images":
      return labelled(
        <ImageListField
          name={name}
          label={label}
          endpoint={definition.endpoint}
          maxMegabytes={definition.maxMegabytes}
          most={definition.most}
        />,
      );
    case "file":
      return labelled(
        <FileField
          name={name}
          label={label}
          address={definition.address}
          maxMegabytes={definition.maxMegabytes}
        />,
      );
    case "space":
      return labelled(<SpaceSelect name={name} none={definition.none} />);
    case "timetable":
    case "sessions":
      return (
        <div className={widthClass}>
          <TimetableField name={name} of={definition.kind === "sessions" ? "lessons" : "hours"} />
          <FieldError>{error}</FieldError>
        </div>
      );
    case "control":
      return (
        <fieldset className={cn("m-0 min-w-0 border-0 p-0", widthClass)}>
          <legend className="mb-1 p-0 text-[0.94rem] font-semibold">{label}</legend>
          {hint && <p className="mb-2 text-sm text-ink-2">{hint}</p>}
          <definition.Control name={name} />
          <FieldError>{error}</FieldError>
        </fieldset>
      );
    default:
      return labelled(
        <Input
          {...INPUTS[definition.kind]}
          placeholder={definition.placeholder}
          autoComplete={definition.autoComplete ?? "off"}
          {...register(name)}
        />,
      );
  }
}

interface SwitchFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  className: string;
}

function SwitchField({ name, label, hint, className }: SwitchFieldProps) {
  const id = useId();
  const register = useRegister();
  return (
    <div className={cn("flex min-h-11 items-center justify-between gap-4", className)}>
      <div className="min-w-0">
        <Label htmlFor={id}>{label}</Label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-2">
            {hint}
          </p>
        )}
      </div>
      <Switch id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...register(name)} />
    </div>
  );
}

function TagPreview({ name }: { name: string }) {
  const value: unknown = useWatch({ name });
  const tags = (typeof value === "string" ? value.split(",") : [])
    .map((tag) => tag.trim())
    .filter((tag, index, all) => tag !== "" && all.indexOf(tag) === index);
  if (tags.length === 0) return null;
  return (
    <ul aria-hidden="true" className="m-0 mt-2 flex list-none flex-wrap gap-1.5 p-0">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge variant="secondary">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
