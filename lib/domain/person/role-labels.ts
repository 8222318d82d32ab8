import type { Role } from "./roles";

/** The names of the roles on screens and in mails. */
export const ROLE_LABELS: Record<Role, string> = {
  customer: "Cliente",
  desk: "Accoglienza",
  secretary: "Segreteria",
  treasurer: "Tesoreria",
  admin: "Amministratore",
};

/** What somebody with this role does in the panel, in one sentence. */
export const ROLE_DUTIES: Record<Role, string> = {
  customer: "Prenota e si iscrive, senza entrare nel pannello.",
  desk: "Oggi, calendario, prenotazioni, lista d'attesa, clienti, ingressi e incassi.",
  secretary: "Anche catalogo, chiusure, cassa, resoconti e posta.",
  treasurer: "Come la segreteria, per chi tiene i conti.",
  admin: "Tutto, anche impostazioni, ruoli e registro.",
};
