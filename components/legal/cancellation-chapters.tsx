import { Link } from "@/components/ui/link";
import {
  CANCELLATION_TIERS,
  EXACT_NOTICE_TEXT,
  LATE_CHANGE_PENALTY_PERCENT,
  PARTIAL_REFUND_HOURS,
} from "@/lib/domain/money/cancellation-policy";
import { paths } from "@/lib/paths";
import { CentreContacts, CentreEmail } from "./centre-contacts";
import type { LegalChapter } from "./legal-page";

/** The cancellation policy, with the numbers that the server uses. */
export const CANCELLATION_CHAPTERS: readonly LegalChapter[] = [
  {
    id: "rimborsi",
    title: "Quanto viene rimborsato",
    content: (
      <>
        <p>
          Il rimborso dipende da quanto manca all'inizio della prenotazione nel momento in cui la annulli.
          Contano le ore effettive, comprese quelle notturne e i giorni festivi.
        </p>
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Rimborso secondo il preavviso</caption>
          <thead>
            <tr className="border-b border-sand-300 text-[0.94rem] text-ink-2">
              <th scope="col" className="py-2.5 pr-4 font-semibold">
                Quando annulli
              </th>
              <th scope="col" className="py-2.5 text-right font-semibold">
                Rimborso
              </th>
            </tr>
          </thead>
          <tbody>
            {CANCELLATION_TIERS.map(({ notice, refundPercent }) => (
              <tr key={notice} className="border-b">
                <th scope="row" className="py-3 pr-4 font-normal first-letter:uppercase">
                  {notice}
                </th>
                <td className="py-3 text-right font-semibold tabular-nums">
                  {refundPercent === 0 ? "Nessuno" : `${refundPercent}%`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{EXACT_NOTICE_TEXT}</p>
      </>
    ),
  },
  {
    id: "come-annullare",
    title: "Come annullare",
    content: (
      <>
        <p>
          Scrivi a <CentreEmail subject="Annullamento della prenotazione #" /> citando il{" "}
          <strong>numero di prenotazione</strong> (la lettera P e le cinque cifre dopo «Conferma #»). Vale
          l'ora in cui la tua e-mail ci arriva.
        </p>
        <p>
          Se hai un account puoi annullare anche da sola o da solo, da{" "}
          <Link href={paths.myBookings}>Le Mie Prenotazioni</Link>: il sito ti mostra il rimborso prima di
          chiederti la conferma, e vale l'ora in cui confermi. Una prenotazione già iniziata non può più
          essere annullata.
        </p>
      </>
    ),
  },
  {
    id: "modifiche",
    title: "Modifiche alla prenotazione",
    content: (
      <>
        <p>
          Se hai un account puoi cambiare giorno, orario o spazio da sola o da solo, da{" "}
          <Link href={paths.myBookings}>Le Mie Prenotazioni</Link>, finché il pulsante «Cambia data» è
          presente: vedi la differenza di prezzo prima di confermare. Altrimenti scrivici: se c'è posto lo
          facciamo volentieri. Con più di {PARTIAL_REFUND_HOURS} ore di preavviso la modifica è gratuita; se
          il nuovo periodo ha un prezzo diverso, vale quello nuovo.
        </p>
        <p>
          Con meno di {PARTIAL_REFUND_HOURS} ore di preavviso la modifica può comportare una penale del{" "}
          {LATE_CHANGE_PENALTY_PERCENT}% dell'importo, che ti comunichiamo prima di procedere.
        </p>
      </>
    ),
  },
  {
    id: "mancata-presentazione",
    title: "Mancata presentazione",
    content: <p>Se non ti presenti e non hai annullato, non è previsto alcun rimborso.</p>,
  },
  {
    id: "annullamento-del-centro",
    title: "Se siamo noi ad annullare",
    content: (
      <p>
        Può succedere per un guasto o per un motivo di sicurezza. In questo caso ti avvisiamo subito e puoi
        scegliere tra un altro periodo, senza differenze di prezzo, e il rimborso completo.
      </p>
    ),
  },
  {
    id: "tempi",
    title: "Tempi e modo del rimborso",
    content: (
      <p>
        Il rimborso avviene con lo stesso mezzo del pagamento, entro 14 giorni dall'annullamento. Se non hai
        ancora pagato, semplicemente non paghi la parte rimborsabile. Per restituire un bonifico ti chiediamo
        l'IBAN, che cancelliamo appena il rimborso è fatto.
      </p>
    ),
  },
  {
    id: "corsi-ed-eventi",
    title: "Corsi ed eventi",
    content: (
      <p>
        Le stesse percentuali valgono per corsi ed eventi a pagamento, contate dall'inizio dell'evento o dal
        giorno in cui cominci il corso. Se un corso o un evento non raggiunge il numero minimo di partecipanti
        e non si tiene, il rimborso è sempre completo.
      </p>
    ),
  },
  { id: "contatti", title: "Contatti", content: <CentreContacts /> },
];
