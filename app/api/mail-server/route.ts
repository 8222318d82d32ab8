import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  mailServerInputSchema,
  mailServerQuerySchema,
  mailServerSchema,
} from "@/lib/schemas/site/mail-server";
import { mailServerState, removeMailServer, setMailServer } from "@/lib/services/panel/mail-server";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/mail-server", {
  GET: endpoint({
    summary: "Il server di posta del sito, senza la password, e perché l'ultima e-mail non è partita",
    access: "admin",
    keys: "refused",
    output: mailServerSchema,
    handle: mailServerState,
  }),
  PUT: endpoint({
    summary:
      "Imposta il server di posta, dopo una prova di accesso (check=false: senza prova); senza password resta quella di prima, con lo stesso accesso allo stesso server",
    access: "admin",
    keys: "refused",
    audits: ["mail-server.update", "mail-server.secret-change"],
    errors: ["NOT_CHANGEABLE"],
    query: mailServerQuerySchema,
    body: mailServerInputSchema,
    output: mailServerSchema,
    handle: ({ body, query, user, now }) => setMailServer(body, query.check, user, now),
  }),
  DELETE: endpoint({
    summary: "Toglie il server di posta del pannello: le e-mail restano file sul computer del sito",
    access: "admin",
    keys: "refused",
    audits: ["mail-server.delete"],
    errors: ["NOT_CHANGEABLE"],
    output: mailServerSchema,
    handle: ({ user, now }) => removeMailServer(user, now),
  }),
});
