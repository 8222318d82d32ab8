import type { AuditAction, AuditEntity } from "@/lib/domain/site/audited";

/** Italian labels of the audit log: entities and actions. */

export const AUDIT_ENTITY_LABELS: Record<AuditEntity, string> = {
  space: "Spazio",
  booking: "Prenotazione",
  closure: "Chiusura",
  course: "Corso",
  "course-booking": "Iscrizione a un corso",
  event: "Evento",
  registration: "Iscrizione a un evento",
  "waiting-entry": "Lista d'attesa",
  "gallery-image": "Immagine della galleria",
  picture: "Immagine caricata",
  settings: "Impostazioni",
  site: "Sito",
  calendar: "Calendario",
  payment: "Pagamento",
  receipt: "Ricevuta",
  mail: "E-mail",
  person: "Persona",
  user: "Account",
  invitation: "Invito",
};

export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  create: "Creazione",
  update: "Modifica",
  delete: "Eliminazione",
  cancel: "Annullamento",
  restore: "Ripristino",
  move: "Spostamento",
  merge: "Unione",
  confirm: "Conferma",
  reverse: "Storno",
  message: "Messaggio",
  "check-in": "Ingresso",
  offer: "Offerta",
  sync: "Sincronizzazione",
  login: "Accesso",
  "login-failed": "Accesso non riuscito",
  logout: "Uscita",
  register: "Registrazione",
  "verify-email": "Verifica dell'e-mail",
  "email-change": "Cambio di e-mail",
  "password-change": "Cambio di password",
  "password-reset": "Password reimpostata",
  "totp-on": "Secondo fattore attivato",
  "totp-off": "Secondo fattore disattivato",
  "session-end": "Sessioni chiuse",
  "role-change": "Cambio di ruolo",
};

/** The label of an action or entity; unknown ones, which a newer version may have written, keep their own name. */
export const auditActionLabel = (action: string): string =>
  Object.entries(AUDIT_ACTION_LABELS).find(([key]) => key === action)?.[1] ?? action;

export const auditEntityLabel = (entity: string): string =>
  Object.entries(AUDIT_ENTITY_LABELS).find(([key]) => key === entity)?.[1] ?? entity;
