import type { AuditAction, AuditEntity } from "@/lib/domain/audit/audited";

/** The audit log in Italian: things, actions and fields. */

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
  calendar: "Calendario",
  payment: "Pagamento",
  receipt: "Ricevuta",
  mail: "E-mail",
  user: "Account",
};

export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  create: "Creazione",
  update: "Modifica",
  delete: "Eliminazione",
  cancel: "Annullamento",
  restore: "Ripristino",
  move: "Spostamento",
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

/** The fields that change most often; any other one is shown by its own name. */
const FIELD_LABELS: Record<string, string> = {
  status: "Stato",
  totalAmount: "Importo",
  amount: "Importo",
  startDate: "Dal giorno",
  endDate: "Al giorno",
  date: "Giorno",
  eventDate: "Giorno",
  startTime: "Dalle",
  endTime: "Alle",
  isFullDay: "Giornata intera",
  spaceId: "Spazio",
  attendees: "Persone",
  seats: "Posti",
  refundPercent: "Rimborso in percentuale",
  refundAmount: "Rimborso",
  canceledBy: "Annullata da",
  cancelReason: "Motivo",
  reason: "Motivo",
  notes: "Note",
  note: "Nota",
  purpose: "Scopo",
  firstName: "Nome",
  lastName: "Cognome",
  email: "E-mail",
  pendingEmail: "Nuova e-mail",
  phone: "Telefono",
  role: "Ruolo",
  memberUntil: "Socio fino al",
  name: "Nome",
  title: "Titolo",
  description: "Descrizione",
  price: "Prezzo",
  pricePerHour: "Prezzo mezza giornata",
  pricePerDay: "Prezzo al giorno",
  pricePerWeek: "Prezzo alla settimana",
  capacity: "Capienza",
  imageUrl: "Immagine",
  images: "Immagini",
  altText: "Descrizione dell'immagine",
  isActive: "Visibile",
  isAvailable: "Disponibile",
  maxParticipants: "Posti massimi",
  minParticipants: "Partecipanti minimi",
  currentParticipants: "Iscritti",
  timetable: "Orario settimanale",
  sessions: "Incontri",
  bufferMinutes: "Minuti di pausa",
  method: "Metodo",
  kind: "Tipo",
  number: "Numero",
};

export const auditFieldLabel = (field: string): string => FIELD_LABELS[field] ?? field;

/** The label of an action or a thing, also of one that a later version has written. */
export const auditActionLabel = (action: string): string =>
  Object.entries(AUDIT_ACTION_LABELS).find(([key]) => key === action)?.[1] ?? action;

export const auditEntityLabel = (entity: string): string =>
  Object.entries(AUDIT_ENTITY_LABELS).find(([key]) => key === entity)?.[1] ?? entity;
