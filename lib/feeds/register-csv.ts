import { categoryLabel } from "@/lib/domain/membership/category";
import { END_REASON_LABELS, MEMBER_STATUS_LABELS } from "@/lib/domain/membership/member-status";
import { type CsvColumn, csvDay, toCsv } from "@/lib/domain/site/csv";
import type { RegisterRow } from "@/lib/schemas/membership/register";
import type { RegisterFile } from "./register-pdf";

const columnsOf = ({ categories }: RegisterFile): CsvColumn<RegisterRow>[] => [
  { header: "Numero", value: ({ number }) => (number === null ? "" : String(number)) },
  { header: "Cognome", value: ({ lastName }) => lastName },
  { header: "Nome", value: ({ firstName }) => firstName },
  { header: "Data di nascita", value: ({ dateOfBirth }) => csvDay(dateOfBirth) },
  { header: "Luogo di nascita", value: ({ placeOfBirth }) => placeOfBirth ?? "" },
  { header: "Codice fiscale", value: ({ fiscalCode }) => fiscalCode ?? "" },
  { header: "Indirizzo", value: ({ address }) => address ?? "" },
  { header: "CAP", value: ({ postalCode }) => postalCode ?? "" },
  { header: "Città", value: ({ city }) => city ?? "" },
  { header: "Categoria", value: ({ category }) => categoryLabel(categories, category) },
  { header: "Stato", value: ({ status }) => MEMBER_STATUS_LABELS[status] },
  { header: "Domanda", value: ({ appliedOn }) => csvDay(appliedOn) },
  { header: "Delibera del", value: ({ decidedOn }) => csvDay(decidedOn) },
  { header: "Delibera", value: ({ resolution }) => resolution ?? "" },
  { header: "Fine", value: ({ endedOn }) => csvDay(endedOn) },
  {
    header: "Motivo della fine",
    value: ({ endReason }) => (endReason === null ? "" : END_REASON_LABELS[endReason]),
  },
];

/** The register of members as a CSV file for Italian spreadsheet programs. */
export const registerCsv = (register: RegisterFile): string => toCsv(columnsOf(register), register.rows);
