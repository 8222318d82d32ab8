import { TriangleAlert } from "@/components/ui/icons";
import {
  type FiscalCodeContradiction,
  type FiscalCodePerson,
  fiscalCodeContradictions,
} from "@/lib/domain/person/fiscal-code";

const FIELD_LABELS: Record<FiscalCodeContradiction, string> = {
  name: "il nome",
  surname: "il cognome",
  birthDate: "la data di nascita",
};

/** A warning about a codice fiscale that does not match the personal data; it does not block the form. */
export function FiscalCodeNote({ code, person }: { code: string; person: FiscalCodePerson }) {
  const parts = fiscalCodeContradictions(code.replace(/\s/g, ""), person).map((part) => FIELD_LABELS[part]);
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} e ${parts.at(-1)}` : parts[0];
  return (
    <div role="status" className={list ? undefined : "contents"}>
      {list && (
        <p className="flex items-start gap-2 rounded-md bg-honey-100 px-3.5 py-2.5 text-sm text-honey-700">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          <span>
            Il codice fiscale non sembra corrispondere: controlla {list}. Se è giusto, prosegui pure.
          </span>
        </p>
      )}
    </div>
  );
}
