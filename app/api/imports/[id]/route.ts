import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { importChangeSchema, importParams, importPlanSchema } from "@/lib/schemas/import/import";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { changeImport, findPlan, takeBackImport } from "@/lib/services/import/imports";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/imports/{id}", {
  GET: endpoint({
    summary: "Un file letto e non ancora importato, come sarebbe importato adesso",
    access: "staff",
    keys: "refused",
    params: importParams,
    output: importPlanSchema,
    errors: ["NOT_FOUND", "NOT_CHANGEABLE"],
    handle: ({ params, now }) => findPlan(params.id, now),
  }),
  PATCH: endpoint({
    summary: "Cambia le colonne e corregge le celle di un file non ancora importato",
    access: "staff",
    keys: "refused",
    audits: ["import.update"],
    params: importParams,
    body: importChangeSchema,
    bodyLimit: 1_000_000,
    output: importPlanSchema,
    errors: ["NOT_FOUND", "NOT_CHANGEABLE"],
    handle: ({ params, body, now }) => changeImport(params.id, body, now),
  }),
  DELETE: endpoint({
    summary: "Annulla un'importazione per intero; 409 se qualcosa vi è già collegato",
    access: "staff",
    keys: "refused",
    audits: ["import.delete"],
    params: importParams,
    output: successSchema,
    errors: ["NOT_FOUND", "IN_USE"],
    handle: ({ params }) => done(takeBackImport(params.id)),
  }),
});
