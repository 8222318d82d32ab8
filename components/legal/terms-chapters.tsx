import { Link } from "@/components/ui/link";
import { MINIMUM_AGE } from "@/lib/domain/person/minimum-age";
import { DAY_PARTS, type DayPart } from "@/lib/domain/room-time/day-parts";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { CentreContacts, CentreEmail } from "./centre-contacts";
import type { LegalChapter } from "./legal-page";

const hoursOf = (part: DayPart): string => `${DAY_PARTS[part].startTime} – ${DAY_PARTS[part].endTime}`;

export const TERMS_CHAPTERS: readonly LegalChapter[] = [
  {
    id: "oggetto",
    title: "Di che cosa parlano",
    content: (
      <p>
        Queste condizioni regolano l'uso del sito e la prenotazione di spazi, corsi ed eventi di{" "}
        {site.legalName} («il centro»). Prenotando o iscrivendoti dichiari di averle lette e accettate,
        insieme alla <Link href={paths.cancellationPolicy}>politica di cancellazione</Link>.
      </p>
    ),
  },
  {
    id: "account",
    title: "Account",
    content: (
      <>
        <p>
          Per prenotare uno spazio dal sito serve un account, che può creare chi ha compiuto {MINIMUM_AGE}{" "}
          anni. I dati devono essere veri e aggiornati; username, password e codici per accedere sono
          personali e vanno custoditi con cura.
        </p>
        <p>
          Se pensi che qualcun altro usi il tuo account, cambia la password da{" "}
          <Link href={paths.settings}>Impostazioni</Link> e avvisaci. Puoi cancellare l'account quando vuoi
          dalla stessa pagina. Possiamo sospendere gli account usati per scopi illeciti o in modo che danneggi
          il centro o altre persone.
        </p>
      </>
    ),
  },
  {
    id: "prenotazione-spazi",
    title: "Prenotazione degli spazi",
    content: (
      <>
        <p>
          Gli spazi si prenotano per mezza giornata (mattina {hoursOf("mattina")} o pomeriggio{" "}
          {hoursOf("pomeriggio")}), per l'intera giornata ({hoursOf("giornata")}), a ore, per più giorni o per
          settimane intere, nei limiti degli orari di apertura di ciascuno spazio. La prenotazione è conclusa
          quando il sito mostra il numero di conferma, che arriva anche per e-mail.
        </p>
        <p>
          Per gli spazi con prezzo «su richiesta» la prenotazione resta «In attesa» finché il centro non ti
          comunica l'importo e la conferma; nel frattempo lo spazio è riservato per te.
        </p>
      </>
    ),
  },
  {
    id: "prezzi",
    title: "Prezzi e pagamento",
    content: (
      <>
        <p>
          I prezzi sono in euro e comprendono l'uso dello spazio con le sue dotazioni nel periodo prenotato.
          Vale il prezzo indicato nel riepilogo al momento della conferma; le settimane intere hanno la
          tariffa settimanale quando è più conveniente.
        </p>
        <p>
          Si paga prima dell'inizio: al centro oppure, dove il sito lo propone, con bonifico o online con
          carta. Con la carta paghi sulle pagine sicure di Stripe: il sito non chiede e non vede i suoi dati.
        </p>
      </>
    ),
  },
  {
    id: "corsi-ed-eventi",
    title: "Corsi ed eventi",
    content: (
      <>
        <p>
          Ai corsi e agli eventi ci si può iscrivere anche senza account, fino a esaurimento dei posti. Per
          alcuni l'iscrizione avviene su un modulo esterno, al quale si applicano le condizioni di chi lo
          gestisce.
        </p>
        <p>
          Un corso o un evento può essere rinviato o annullato se non si raggiunge il numero minimo di
          partecipanti o per cause di forza maggiore: in questo caso avvisiamo gli iscritti e rimborsiamo per
          intero quanto pagato.
        </p>
      </>
    ),
  },
  {
    id: "cancellazione",
    title: "Annullamento e recesso",
    content: (
      <>
        <p>
          L'annullamento, le modifiche e i rimborsi seguono la{" "}
          <Link href={paths.cancellationPolicy}>politica di cancellazione</Link>.
        </p>
        <p>
          Le prenotazioni riguardano servizi per il tempo libero in date precise: per queste la legge (art.
          59, comma 1, lettera n, del Codice del consumo) non prevede il diritto di recesso di 14 giorni.
        </p>
      </>
    ),
  },
  {
    id: "uso-degli-spazi",
    title: "Uso degli spazi",
    content: (
      <>
        <p>Chi prenota si impegna a:</p>
        <ul>
          <li>rispettare gli orari prenotati, compreso il tempo per preparare e riordinare;</li>
          <li>non superare la capienza indicata per lo spazio;</li>
          <li>usare arredi e attrezzature con cura e lasciare lo spazio pulito e in ordine;</li>
          <li>
            rispettare il silenzio nelle parti comuni, il divieto di fumo e le indicazioni di sicurezza;
          </li>
          <li>non subaffittare lo spazio né usarlo per scopi diversi da quelli dichiarati.</li>
        </ul>
        <p>
          Chi tiene attività professionali negli spazi ne è responsabile, anche per le autorizzazioni, le
          coperture assicurative e gli obblighi fiscali che lo riguardano.
        </p>
      </>
    ),
  },
  {
    id: "responsabilita",
    title: "Danni e responsabilità",
    content: (
      <>
        <p>
          Chi prenota risponde dei danni causati da sé o dai propri ospiti. Il centro risponde della sicurezza
          degli spazi e degli impianti; non risponde degli oggetti lasciati incustoditi.
        </p>
        <p>
          Corsi ed eventi per il benessere non sostituiscono le cure mediche: se hai dubbi sulla tua salute
          chiedi prima al tuo medico. Nulla in queste condizioni limita le responsabilità che la legge non
          permette di limitare.
        </p>
      </>
    ),
  },
  {
    id: "sito",
    title: "Il sito",
    content: (
      <p>
        Facciamo il possibile perché il sito sia sempre raggiungibile e corretto, ma possono esserci
        interruzioni o errori: se un prezzo o un orario è manifestamente sbagliato ti avvisiamo e puoi
        annullare senza costi. Testi, disegni e marchio appartengono al centro o a chi ne ha concesso l'uso.
      </p>
    ),
  },
  {
    id: "modifiche",
    title: "Modifiche a queste condizioni",
    content: (
      <p>
        Possiamo aggiornare queste condizioni; la data in alto dice quando è successo. Alle prenotazioni già
        confermate si applica il testo in vigore al momento della conferma.
      </p>
    ),
  },
  {
    id: "legge",
    title: "Legge e controversie",
    content: (
      <p>
        Si applica la legge italiana. Prima di tutto scrivici a <CentreEmail />: quasi sempre ci si capisce.
        Per le controversie con i consumatori è competente il giudice del luogo in cui il consumatore ha
        residenza o domicilio.
      </p>
    ),
  },
  { id: "contatti", title: "Contatti", content: <CentreContacts /> },
];
