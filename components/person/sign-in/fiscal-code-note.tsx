import { useLocale, useTranslations } from "next-intl";
import { TriangleAlert } from "@/components/ui/icons";
import {
  bareFiscalCode,
  type FiscalCodePerson,
  fiscalCodeContradictions,
} from "@/lib/domain/person/fiscal-code";
import { asTyped } from "@/lib/domain/person/visible-text";

/** A warning about a codice fiscale that does not match the personal data; it does not block the form. */
export function FiscalCodeNote({ code, person }: { code: string; person: FiscalCodePerson }) {
  const t = useTranslations("person.contradiction");
  const language = useLocale();
  const names = fiscalCodeContradictions(bareFiscalCode(asTyped(code)), person).map((part) => t(part));
  const parts = new Intl.ListFormat(language).format(names);
  return (
    <div role="status" className={parts ? undefined : "contents"}>
      {parts && (
        <p className="flex items-start gap-2 rounded-md bg-honey-100 px-3.5 py-2.5 text-sm text-honey-700">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          <span>{t("text", { parts })}</span>
        </p>
      )}
    </div>
  );
}
