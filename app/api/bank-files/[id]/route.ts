import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { removeBankFile } from "@/lib/services/import/bank-files";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bank-files/{id}", {
  DELETE: endpoint({
    summary: "Toglie un file della banca con i suoi movimenti, se nessuno è abbinato o messo da parte",
    access: "treasurer",
    keys: "refused",
    audits: ["bank-file.delete"],
    params: idParams,
    output: successSchema,
    errors: ["IN_USE"],
    handle: ({ params }) => done(removeBankFile(params.id)),
  }),
});
