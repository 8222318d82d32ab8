import { type CsvColumn, csvAmount, toCsv } from "@/lib/domain/site/csv";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { csvResponse } from "@/lib/http/file-response";
import {
  type TeacherReport,
  teacherReportQuerySchema,
  teacherReportSchema,
} from "@/lib/schemas/till/teacher-report";
import { readTeacherReport } from "@/lib/services/till/teacher-report";

const COLUMNS: readonly CsvColumn<TeacherReport["rows"][number]>[] = [
  { header: "Insegnante", value: ({ name }) => name },
  { header: "Lezioni", value: ({ lessons }) => String(lessons) },
  { header: "Partecipanti", value: ({ participants }) => String(participants) },
  { header: "Incasso", value: ({ income }) => csvAmount(income) },
  { header: "Compenso", value: ({ due }) => csvAmount(due) },
  { header: "Pagato", value: ({ paid }) => csvAmount(paid) },
];

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/reports/teachers", {
  GET: endpoint({
    summary: "Lezioni, partecipanti, incassi e compensi degli insegnanti, anche in CSV",
    access: "treasurer",
    keys: "refused",
    query: teacherReportQuerySchema,
    output: teacherReportSchema,
    alsoAs: ["text/csv"],
    handle: async ({ query, now }) => {
      const report = await readTeacherReport(query, now);
      return query.format === "csv" ? csvResponse("insegnanti.csv", toCsv(COLUMNS, report.rows)) : report;
    },
  }),
});
