import { useTranslations } from "next-intl";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { fieldLabel, useAuditTexts } from "./audit-texts";

/** Up to this many changes are shown; more are collapsed. */
const AT_ONCE = 3;

export function ChangeList({ entry }: { entry: AuditEntry }) {
  const t = useTranslations("panel.audit");
  const { changeTexts } = useAuditTexts();
  const words = changeTexts(entry);
  if (words.length === 0) return "—";
  const lines = (
    <ul className="max-h-64 overflow-y-auto">
      {words.map((line) => (
        <li key={line} className="[overflow-wrap:anywhere]">
          {line}
        </li>
      ))}
    </ul>
  );
  // The first changed fields by name, and the number of others: "Titolo, Giorno, Prezzo e altri 18: vedi tutto"
  const fields = Object.keys(entry.changes).map((field) => fieldLabel(t, entry.entity, field));
  return (
    <div className="text-left text-[0.9rem]">
      {words.length <= AT_ONCE ? (
        lines
      ) : (
        <details>
          <summary className="cursor-pointer py-2 text-sage-800 underline underline-offset-4">
            {t("changes.more", {
              fields: fields.slice(0, AT_ONCE).join(", "),
              count: fields.length - AT_ONCE,
            })}
          </summary>
          {lines}
        </details>
      )}
    </div>
  );
}
