import {
  ACCOUNT_INACTIVITY_YEARS,
  AUDIT_RETENTION_MONTHS,
  BOOKING_RETENTION_YEARS,
  BROWSING_RETENTION_MONTHS,
  INACTIVITY_WARNING_MONTHS,
  MAIL_RETENTION_DAYS,
  REMEMBERED_SESSION_DAYS,
  SESSION_HOURS,
} from "@/lib/domain/person/retention";
import type { LegalChapter } from "./legal-page";

const months = (count: number) => (count === 1 ? "un mese" : `${count} mesi`);

/**
 * The chapters of the privacy notice on what is stored for how long, with the periods that the clean-up job uses.
 * @param sessionCookie the name of the session cookie
 */
export const retentionChapters = (sessionCookie: string): readonly LegalChapter[] => [
  {
    id: "conservazione",
    title: "Per quanto tempo li conserviamo",
    content: (
      <ul>
        <li>
          <strong>Dati dell'account:</strong> finché non lo cancelli, oppure fino a {ACCOUNT_INACTIVITY_YEARS}{" "}
          anni di inattività; {months(INACTIVITY_WARNING_MONTHS)} prima ti avvisiamo per e-mail.
        </li>
        <li>
          <strong>Scheda di chi non ha un account:</strong> finché non ci chiedi di cancellarla, oppure fino a{" "}
          {ACCOUNT_INACTIVITY_YEARS} anni dopo l'ultima prenotazione, iscrizione o presenza.
        </li>
        <li>
          <strong>Dati delle prenotazioni:</strong> {BOOKING_RETENTION_YEARS} anni. Cancellati prima l'account
          o la scheda, le prenotazioni restano senza il tuo nome, per la contabilità; se ti dobbiamo ancora un
          rimborso, resta anche l'IBAN che hai indicato, finché non è fatto.
        </li>
        <li>
          <strong>Ricevute e movimenti di cassa:</strong> per il tempo che la legge chiede, anche cancellati
          l'account o la scheda. Le ricevute conservano il nome di chi le ha avute, i movimenti no.
        </li>
        <li>
          <strong>E-mail che ti abbiamo mandato:</strong> {MAIL_RETENTION_DAYS} giorni.
        </li>
        <li>
          <strong>Registro delle modifiche:</strong> {AUDIT_RETENTION_MONTHS} mesi; cancellati l'account o la
          scheda, vi resta un numero senza nome.
        </li>
        <li>
          <strong>Dati di navigazione</strong>, indirizzi di rete nel registro compresi:{" "}
          {BROWSING_RETENTION_MONTHS} mesi.
        </li>
      </ul>
    ),
  },
  {
    id: "cookie",
    title: "Cookie e memoria del browser",
    content: (
      <>
        <p>
          Usiamo un solo cookie, tecnico: <code>{sessionCookie}</code>, che ti tiene collegato dopo l'accesso.
          Dura {SESSION_HOURS} ore, {REMEMBERED_SESSION_DAYS} giorni se scegli «Ricordami», e scompare quando
          esci. Per lo stesso scopo il browser conserva un codice di accesso (<code>authToken</code>), che da
          solo non basta per entrare.
        </p>
        <p>
          Sul tuo dispositivo resta anche una copia delle tue prenotazioni, da leggere quando manca la rete:
          scompare quando esci. Quello che scrivi nei moduli di registrazione e prenotazione, password
          escluse, resta nella scheda del browser finché la chiudi o invii il modulo.
        </p>
        <p>
          Non usiamo cookie di profilazione né strumenti di statistica di terzi: per questo non ti chiediamo
          alcun consenso.
        </p>
      </>
    ),
  },
];
