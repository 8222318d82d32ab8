"use client";

import { auditFieldLabel } from "@/lib/messages/site/audit-fields";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { changeTexts } from "./audit-texts";

/** Up to this many changes are shown; more are collapsed. */
const AT_ONCE = 3;

/** What changed, a line for each field. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
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
  return (
    <div className="text-left text-[0.9rem]">
      {words.length <= AT_ONCE ? (
        lines
      ) : (
        <details>
          <summary className="cursor-pointer py-2 text-sage-800 underline underline-offset-4">
            {fieldNames(entry)}
          </summary>
          {lines}
        </details>
      )}
    </div>
  );
}

/** The first fields that changed, by name, and how many more: "Titolo, Giorno, Prezzo e altri 18: vedi tutto" */
function fieldNames({ changes }: AuditEntry): string {
  const labels = Object.keys(changes).map(auditFieldLabel);
  const more = labels.length - AT_ONCE;
  return `${labels.slice(0, AT_ONCE).join(", ")} e ${more === 1 ? "un altro" : `altri ${more}`}: vedi tutto`;
}
