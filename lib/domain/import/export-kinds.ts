/** The CSV exports: each kind is a file of `GET /api/exports/{kind}.csv`. */
export const EXPORT_KINDS = ["people", "bookings", "payments", "members", "entries"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
