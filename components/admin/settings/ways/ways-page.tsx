import { useTranslations } from "next-intl";
import { get, useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { useSaveSettings } from "@/components/admin/settings/use-save-settings";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { useRegister } from "@/components/shared/form/use-register";
import { OpeningFold } from "@/components/shared/opening-fold";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ArrowUp, Plus, Trash2 } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { ACCOUNTS } from "@/lib/domain/books/book-entry";
import { TRANSLATED_LANGUAGES } from "@/lib/domain/language/translations";
import { MAX_PAYMENT_METHODS, WAY_KINDS } from "@/lib/domain/money/way-to-pay";
import { newWay, type WaysFormValues, waysFormSchema, waysFormValues } from "./ways-form";

export function WaysPage() {
  const t = useTranslations("panel.settings.page");
  return (
    <SettingsSubpage page="payment-methods" intro={t("waysText")}>
      <SettingsCard>
        <WaysForm />
      </SettingsCard>
    </SettingsSubpage>
  );
}

function WaysForm() {
  const t = useTranslations("panel.settings.ways");
  const save = useSaveSettings();
  const settings = useMemberSettings();
  if (!settings) return <TableSkeleton rows={2} />;
  return (
    <SchemaForm
      // After saving, new payment methods have keys.
      key={settings.paymentMethods.map(({ key }) => key).join(" ")}
      schema={waysFormSchema}
      sections={[
        {
          title: t("title"),
          fields: [
            {
              kind: "control",
              name: "paymentMethods",
              label: t("title"),
              hint: t("hint"),
              Control: WaysField,
            },
          ],
        },
      ]}
      defaultValues={waysFormValues(settings)}
      submitLabel={t("save")}
      onSubmit={save}
    />
  );
}

function WaysField() {
  const t = useTranslations("panel.settings.ways");
  const { control, formState } = useFormContext<WaysFormValues>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: "paymentMethods" });
  const error: unknown = get(formState.errors, "paymentMethods.root.message");
  return (
    <div className="flex flex-col gap-4">
      <ol className="m-0 flex list-none flex-col gap-4 p-0">
        {fields.map(({ id }, index) => (
          <WayFields
            key={id}
            index={index}
            isOnly={fields.length === 1}
            onMove={index === 0 ? null : () => swap(index, index - 1)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {typeof error === "string" && <p role="alert">{error}</p>}
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={fields.length >= MAX_PAYMENT_METHODS}
          onClick={() => append(newWay())}
        >
          <Plus />
          {t("add")}
        </Button>
      </div>
    </div>
  );
}

const PLACEHOLDERS = { amount: "{amount}", reason: "{reason}" };

interface WayFieldsProps {
  index: number;
  isOnly: boolean;
  /** Moves the payment method up; null for the first. */
  onMove: (() => void) | null;
  onRemove: () => void;
}

function WayFields({ index, isOnly, onMove, onRemove }: WayFieldsProps) {
  const t = useTranslations("panel.settings.ways");
  const { control, formState } = useFormContext<WaysFormValues>();
  const register = useRegister();
  const path = `paymentMethods.${index}` as const;
  const [label, kind, isActive, key] = useWatch({
    control,
    name: [`${path}.label`, `${path}.kind`, `${path}.isActive`, `${path}.key`],
  });
  const errorAt = (...names: string[]): string | undefined => {
    for (const name of names) {
      const found: unknown = get(formState.errors, `${path}.${name}.message`);
      if (typeof found === "string") return found;
    }
    return undefined;
  };
  const isWrong = get(formState.errors, path) !== undefined;
  const isNew = key === "";
  const name = { name: label || t("newWay") };
  return (
    <li>
      <OpeningFold title={`${name.name} · ${t(isActive ? "isActive" : "isOff")}`} isNeeded={isWrong || isNew}>
        <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-4 md:grid-cols-2">
          <legend className="sr-only">{name.name}</legend>
          <Field label={t("label")} error={errorAt("label")}>
            <Input autoComplete="off" {...register(`${path}.label`)} />
          </Field>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={t("kind")} error={errorAt("kind", "key")}>
              <Select {...register(`${path}.kind`)}>
                {WAY_KINDS.map((one) => (
                  <option key={one} value={one}>
                    {t(`kinds.${one}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t("account")} error={errorAt("account")}>
              <Select {...register(`${path}.account`)}>
                {ACCOUNTS.map((one) => (
                  <option key={one} value={one}>
                    {t(`accounts.${one}`)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Field
            label={t("instructions")}
            hint={t(`hints.${kind}`)}
            error={errorAt("instructions")}
            className="md:col-span-2"
          >
            <Input autoComplete="off" {...register(`${path}.instructions`)} />
          </Field>
          <Field
            label={t("link")}
            hint={t("linkHint", PLACEHOLDERS)}
            error={errorAt("link")}
            className="md:col-span-2"
          >
            <Input inputMode="url" autoComplete="off" placeholder="https://" {...register(`${path}.link`)} />
          </Field>
          {TRANSLATED_LANGUAGES.flatMap((language) =>
            (["label", "instructions"] as const).map((text) => {
              const at = `translations.${language}.${text}` as const;
              return (
                <Field key={at} label={t(`in.${language}.${text}`)} error={errorAt(at)}>
                  <Input lang={language} autoComplete="off" {...register(`${path}.${at}`)} />
                </Field>
              );
            }),
          )}
          <div className="flex flex-wrap items-center justify-between gap-2 md:col-span-2">
            <label className="flex min-h-11 items-center gap-3">
              <Switch aria-label={t("isActiveOf", name)} {...register(`${path}.isActive`)} />
              {isActive ? t("isActive") : t("isOff")}
            </label>
            <span className="flex gap-1">
              {onMove !== null && (
                <Button variant="ghost" size="icon" aria-label={t("moveUp", name)} onClick={onMove}>
                  <ArrowUp />
                </Button>
              )}
              <Button
                variant="ghost"
                size="icon"
                disabled={isOnly}
                aria-label={t("remove", name)}
                onClick={onRemove}
              >
                <Trash2 />
              </Button>
            </span>
          </div>
        </fieldset>
      </OpeningFold>
    </li>
  );
}
