import { useTranslations } from "next-intl";
import type { GuideField } from "@/lib/domain/program/api-guide";

/** "lista di testo, o null" */
function useTypeText(): (field: GuideField) => string {
  const t = useTranslations("panel.programs.guide");
  return ({ kind, isList, mayBeNull }) => {
    const what = t(`types.${kind}`);
    const type = isList ? t("listOf", { what }) : what;
    return mayBeNull ? `${type} ${t("orNull")}` : type;
  };
}

/** The fields of a body or an answer, those of objects under them. */
export function FieldList({ fields, hasRequired }: { fields: readonly GuideField[]; hasRequired: boolean }) {
  const t = useTranslations("panel.programs.guide");
  const typeText = useTypeText();
  return (
    <ul className="m-0 flex list-none flex-col gap-2 p-0">
      {fields.map((field) => (
        <li key={field.name} className="min-w-0">
          <p className="[overflow-wrap:anywhere]">
            <code className="font-semibold">{field.name}</code>{" "}
            <span className="text-[0.9rem] text-ink-2">{typeText(field)}</span>
            {hasRequired && field.isRequired && (
              <span className="text-[0.9rem] font-semibold text-terra-700"> {t("required")}</span>
            )}
          </p>
          {field.description && <p className="text-[0.9rem] text-ink-2">{field.description}</p>}
          {field.values.length > 0 && (
            <p className="text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">
              {t("oneOf")} <code>{field.values.join(", ")}</code>
            </p>
          )}
          {field.fields.length > 0 && (
            <div className="mt-2 border-l-2 border-sand-200 pl-3">
              <FieldList fields={field.fields} hasRequired={hasRequired} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
