import { TriangleAlert } from "@/components/ui/icons";
import {
  contradictions,
  type FiscalCodeContradiction,
  type PersonOfCode,
} from "@/lib/domain/person/fiscal-code";

const PARTS: Record<FiscalCodeContradiction, string> = {
  name: "il nome",
  surname: "il cognome",
  birthDate: "la data di nascita",
};

/** A doubt about a codice fiscale that does not fit the person; it keeps nobody from going on. */
export function FiscalCodeNote({ code, person }: { code: string; person: PersonOfCode }) {
  const parts = contradictions(code.replace(/\s/g, ""), person).map((part) => PARTS[part]);
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
