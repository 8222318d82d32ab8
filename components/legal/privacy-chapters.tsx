import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { CentreContacts, CentreEmail } from "./centre-contacts";
import type { LegalChapter } from "./legal-page";
import { retentionChapters } from "./retention-chapters";

/**
 * The privacy notice.
 * @param sessionCookie the name of the session cookie
 */
export const privacyChapters = (sessionCookie: string): readonly LegalChapter[] => [
  {
    id: "titolare",
    title: "Chi tratta i tuoi dati",
    content: (
      <>
        <p>Il titolare del trattamento è:</p>
        <CentreContacts />
        <p>Per qualsiasi richiesta che riguarda i tuoi dati scrivi all'indirizzo e-mail indicato.</p>
      </>
    ),
  },
  {
    id: "dati",
    title: "Quali dati raccogliamo",
    content: (
      <ul>
        <li>
          <strong>Account:</strong> nome, cognome, username, e-mail; con la registrazione, o quando servono,
          anche telefono, data e luogo di nascita, indirizzo, codice fiscale e professione; se li aggiungi,
          immagine del profilo, biografia e documento d'identità (tipo, numero, rilascio e scadenza). La
          password è conservata solo in forma cifrata e non reversibile.
        </li>
        <li>
          <strong>Codici per accedere:</strong> l'indirizzo e-mail a cui ne chiedi uno, per un giorno al
          massimo.
        </li>
        <li>
          <strong>Scheda personale:</strong> chi prenota, si iscrive o aspetta un posto ne ha una, anche senza
          account, per esempio se ci telefona: nome e contatti; data e luogo di nascita, codice fiscale e
          indirizzo, se servono per una ricevuta; le scadenze della tessera e del certificato medico, che non
          conserviamo; le annotazioni della segreteria.
        </li>
        <li>
          <strong>Prenotazioni di spazi:</strong> contatti di chi prenota, periodo, scopo, numero di
          partecipanti, note, importo.
        </li>
        <li>
          <strong>Corsi ed eventi:</strong> nome, cognome, e-mail, telefono e le note che ci lasci. Non
          scriverci più del necessario, soprattutto sulla tua salute.
        </li>
        <li>
          <strong>Liste d'attesa:</strong> i contatti e il periodo o i posti che desideri.
        </li>
        <li>
          <strong>Pagamenti:</strong> importo, giorno, metodo e ricevute. Per restituire un bonifico ti
          chiediamo l'IBAN, che cancelliamo appena il rimborso è fatto. I dati della carta li vede soltanto
          Stripe.
        </li>
        <li>
          <strong>E-mail che ti mandiamo:</strong> destinatario, oggetto e testo, per poterti dire che cosa ti
          abbiamo scritto.
        </li>
        <li>
          <strong>Registro delle modifiche:</strong> chi ha cambiato che cosa e quando, gli accessi e
          l'indirizzo di rete da cui sono avvenuti. Dei dati personali cambiati annota solo quali, non che
          cosa dicono.
        </li>
        <li>
          <strong>Dati di navigazione:</strong> l'indirizzo di rete e l'ora delle richieste, per la sicurezza
          e per limitare gli abusi.
        </li>
      </ul>
    ),
  },
  {
    id: "finalita",
    title: "Perché li usiamo",
    content: (
      <ul>
        <li>
          Per creare e gestire l'account, le prenotazioni e le iscrizioni, e per mandarti conferme e
          promemoria: è necessario per il contratto con te (art. 6, par. 1, lett. b, GDPR).
        </li>
        <li>Per gli obblighi contabili e fiscali: lo chiede la legge (art. 6, par. 1, lett. c, GDPR).</li>
        <li>
          Per proteggere il sito da abusi e accessi non autorizzati: è un nostro legittimo interesse (art. 6,
          par. 1, lett. f, GDPR).
        </li>
      </ul>
    ),
  },
  {
    id: "conferimento",
    title: "Se non vuoi darceli",
    content: (
      <p>
        I campi obbligatori servono per prenotare e iscriverti: senza di essi non possiamo farlo. Tutto il
        resto è facoltativo. Non facciamo profilazione, pubblicità né decisioni automatiche.
      </p>
    ),
  },
  {
    id: "destinatari",
    title: "Chi li vede",
    content: (
      <>
        <p>
          Le persone del centro che ne hanno bisogno per il loro lavoro e i fornitori che ospitano il sito e
          recapitano la posta, nominati responsabili del trattamento. Non vendiamo i dati e non li trasferiamo
          fuori dallo Spazio economico europeo.
        </p>
        <p>
          Se paghi online con carta, il pagamento è gestito da Stripe, che tratta i tuoi dati secondo la
          propria informativa.
        </p>
        <p>
          I collegamenti a mappe, calendari e moduli di iscrizione esterni portano ai siti di altri, che
          ricevono i tuoi dati solo se scegli di aprirli e li trattano secondo le loro informative.
        </p>
      </>
    ),
  },
  ...retentionChapters(sessionCookie),
  {
    id: "sicurezza",
    title: "Come li proteggiamo",
    content: (
      <p>
        Le comunicazioni con il sito sono cifrate, le password non sono leggibili nemmeno da noi, gli accessi
        al pannello di gestione sono riservati. Le immagini che carichi vengono ripulite dai dati nascosti,
        come il luogo dello scatto.
      </p>
    ),
  },
  {
    id: "diritti",
    title: "I tuoi diritti",
    content: (
      <>
        <p>
          Puoi chiederci in ogni momento di accedere ai tuoi dati, correggerli, cancellarli, limitarne l'uso,
          riceverli in un formato leggibile da un computer, e puoi opporti al loro trattamento (articoli da 15
          a 22 del GDPR).
        </p>
        <p>
          Molto lo fai da te: dal <Link href={paths.profile}>Profilo</Link> correggi i dati, dalle{" "}
          <Link href={paths.settings}>Impostazioni</Link> li scarichi tutti o cancelli l'account, in cui
          ritrovi anche quello che hai prenotato senza, una volta confermato il tuo indirizzo e-mail. Se non
          hai un account ti mandiamo o cancelliamo noi quello che ti riguarda. Per questo e per il resto
          scrivi a <CentreEmail subject="I miei dati personali" />: rispondiamo entro un mese.
        </p>
        <p>
          Se ritieni che i tuoi diritti non siano rispettati puoi rivolgerti al{" "}
          <a href="https://www.garanteprivacy.it" target="_blank" rel="noopener noreferrer">
            Garante per la protezione dei dati personali
            <span className="sr-only"> (si apre in una nuova scheda)</span>
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: "modifiche",
    title: "Modifiche a questa informativa",
    content: <p>Se questa informativa cambia, la data in alto lo dice.</p>,
  },
];
