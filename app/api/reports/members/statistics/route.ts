import { defineRoute, endpoint } from "@/lib/http/define-route";
import { memberStatisticsQuerySchema, memberStatisticsSchema } from "@/lib/schemas/membership/register";
import { findMemberStatistics } from "@/lib/services/membership/register";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/reports/members/statistics", {
  GET: endpoint({
    summary: "I soci di un anno in numeri: quanti, ammessi, cessati, quote",
    access: "admin",
    keys: "refused",
    query: memberStatisticsQuerySchema,
    output: memberStatisticsSchema,
    handle: ({ query, now }) => findMemberStatistics(query.year, now),
  }),
});
