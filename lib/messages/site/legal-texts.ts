/** The date of the legal pages until the association changes one of them (docs/product.md). */
export const FIRST_LEGAL_DAY = "2025-05-12";

/** The initial legal texts of every site, in Markdown with placeholders (lib/domain/privacy/legal-placeholders.ts). */
export const LEGAL_TEXTS = {
  privacy: `## Chi tratta i tuoi dati

Il titolare del trattamento è:

{{contatti}}

Per qualsiasi richiesta che riguarda i tuoi dati scrivi all'indirizzo e-mail indicato.

## Quali dati raccogliamo

- **Account:** nome, cognome, username, e-mail; con la registrazione, o quando servono, anche telefono, data e luogo di nascita, indirizzo, codice fiscale e professione; se li aggiungi, immagine del profilo, biografia e documento d'identità (tipo, numero, rilascio e scadenza). La password è conservata solo in forma cifrata e non reversibile. Di chi è invitato a lavorare nel pannello, nome, e-mail e ruolo, finché l'invito è accettato o scade.
- **Codici per accedere:** l'indirizzo e-mail a cui ne chiedi uno, anche se non hai un account: per un giorno al massimo, e poi nella copia dell'e-mail, in cui il codice non si legge.
- **Accessi:** di ogni accesso il dispositivo e il browser, l'inizio e l'ultimo uso; delle passkey la chiave pubblica, il nome che dai loro e l'ultimo uso, mai l'impronta o il volto, che non lasciano il dispositivo; della verifica in due passaggi il segreto, cifrato; perché i tentativi di altri non ti chiudano fuori, anche da quali indirizzi di rete accedi, in una forma che non si legge.
- **Scheda personale:** chi prenota, si iscrive o aspetta un posto ne ha una, anche senza account, per esempio se ci telefona: nome e contatti; data e luogo di nascita, codice fiscale e indirizzo, se servono per una ricevuta; le scadenze della tessera e del certificato medico, che non conserviamo; le annotazioni della segreteria.
- **Prenotazioni di spazi:** contatti di chi prenota, periodo, scopo, numero di partecipanti, note, importo.
- **Corsi ed eventi:** nome, cognome, e-mail, telefono, i nomi di chi viene con te, le presenze e le note che ci lasci. Non scriverci più del necessario, soprattutto sulla tua salute.
- **Soci:** la domanda, la categoria, le quote e la delibera; nel libro soci, come chiede la legge, anche data e luogo di nascita, codice fiscale e indirizzo.
- **Carnet:** quelli comprati e gli ingressi usati.
- **Liste d'attesa:** i contatti e il periodo o i posti che desideri.
- **Pagamenti:** importo, giorno, metodo e ricevute. Per restituire un bonifico ti chiediamo l'IBAN, che cancelliamo appena il rimborso è fatto. I dati della carta li vede soltanto Stripe. Dei bonifici anche il testo che la nostra banca scrive nei movimenti del conto.
- **E-mail che ti mandiamo:** destinatario, oggetto e testo, per poterti dire che cosa ti abbiamo scritto.
- **Registro delle modifiche:** chi ha cambiato che cosa e quando, gli accessi e l'indirizzo di rete da cui sono avvenuti. Dei dati personali cambiati annota solo quali, non che cosa dicono.
- **Dati di navigazione:** l'indirizzo di rete e l'ora delle richieste, per la sicurezza e per limitare gli abusi; per qualche giorno le risposte a quello che invii, per non registrarlo due volte.

## Perché li usiamo

- Per creare e gestire l'account, le prenotazioni e le iscrizioni, e per mandarti conferme e promemoria: è necessario per il contratto con te (art. 6, par. 1, lett. b, GDPR).
- Per gli obblighi contabili e fiscali e per il libro soci: lo chiede la legge (art. 6, par. 1, lett. c, GDPR).
- Per proteggere il sito da abusi e accessi non autorizzati: è un nostro legittimo interesse (art. 6, par. 1, lett. f, GDPR).

## Se non vuoi darceli

I campi obbligatori servono per prenotare e iscriverti: senza di essi non possiamo farlo. Tutto il resto è facoltativo. Non facciamo profilazione, pubblicità né decisioni automatiche.

## Chi li vede

Le persone del centro che ne hanno bisogno per il loro lavoro e i fornitori che ospitano il sito e recapitano la posta, nominati responsabili del trattamento. Non vendiamo i dati e non li trasferiamo fuori dallo Spazio economico europeo.

Gli schermi alle porte delle sale mostrano a chi passa che cosa c'è oggi; il nome di chi ha prenotato solo se il centro lo ha scelto per quello schermo. Lo stesso vale per i calendari degli spazi che il centro apre con altri programmi.

Il centro può collegare al sito altri programmi, anche assistenti: con una chiave leggono e scrivono quello che la chiave permette, come prenotazioni, iscrizioni, clienti e pagamenti, oppure ricevono un avviso con i dati di una prenotazione, di un'iscrizione, di un pagamento, di un socio o di chi è in lista d'attesa. Anche i loro fornitori sono nominati responsabili del trattamento.

Se paghi online con carta, il pagamento è gestito da Stripe, che tratta i tuoi dati secondo la propria informativa.

I collegamenti a mappe, calendari e moduli di iscrizione esterni portano ai siti di altri, che ricevono i tuoi dati solo se scegli di aprirli e li trattano secondo le loro informative.

## Per quanto tempo li conserviamo

- **Dati dell'account:** finché non lo cancelli, oppure fino a {{anni-inattivita}} anni di inattività; {{preavviso-inattivita}} prima ti avvisiamo per e-mail. Resta l'account di chi è socio o ha chiesto di diventarlo, ha ancora una prenotazione davanti o lavora nel pannello.
- **Scheda di chi non ha un account:** finché non ci chiedi di cancellarla, oppure fino a {{anni-inattivita}} anni dopo l'ultima prenotazione, iscrizione o presenza. Resta quella di chi è socio o ha chiesto di diventarlo, o ha ancora qualcosa davanti.
- **Accessi:** finché esci o scadono, gli indirizzi di rete in forma illeggibile per qualche settimana; passkey e verifica in due passaggi finché le togli. Tutto se ne va con l'account.
- **Dati delle prenotazioni:** {{anni-prenotazioni}} anni. Cancellati prima l'account o la scheda, le prenotazioni restano senza il tuo nome, per la contabilità; se ti dobbiamo ancora un rimborso, resta anche l'IBAN che hai indicato, finché non è fatto.
- **Ricevute e movimenti di cassa:** per il tempo che la legge chiede, anche cancellati l'account o la scheda. Le ricevute restano come sono state fatte, con nome, codice fiscale e indirizzo di chi le ha avute; i movimenti di cassa non conservano il nome; quelli del conto conservano il testo della banca.
- **Libro soci:** per il tempo che la legge chiede, con i dati di ogni socio, anche cancellati l'account o la scheda.
- **E-mail che ti abbiamo mandato**, quelle con i codici per accedere comprese: {{giorni-email}} giorni.
- **Avvisi ad altri programmi:** una copia per {{giorni-avvisi}} giorni.
- **Registro delle modifiche:** {{mesi-registro}} mesi; cancellati l'account o la scheda, vi resta un numero senza nome.
- **Dati di navigazione**, indirizzi di rete nel registro compresi: {{mesi-navigazione}} mesi.

## Cookie e memoria del browser

Usiamo un solo cookie, tecnico: {{cookie}}, che ti tiene collegato dopo l'accesso. Dura {{ore-sessione}} ore, {{giorni-ricordami}} giorni se scegli «Ricordami», e scompare quando esci. Per lo stesso scopo il browser conserva un codice di accesso (authToken), che da solo non basta per entrare.

Sul tuo dispositivo resta anche una copia delle tue prenotazioni, da leggere quando manca la rete: scompare quando esci. Quello che scrivi per accedere con un codice, per registrarti o per prenotare, password escluse, resta nella scheda del browser finché la chiudi, esci o invii il modulo.

Allo stesso modo sui dispositivi di chi lavora al centro resta una copia della giornata di oggi, con i nomi di chi è atteso, e gli ingressi segnati senza rete finché sono inviati: quando esce scompaiono, e restano solo preferenze e numeri senza nomi. Uno schermo alla porta conserva quello che ha mostrato per ultimo.

Non usiamo cookie di profilazione né strumenti di statistica di terzi: per questo non ti chiediamo alcun consenso.

## Come li proteggiamo

Le comunicazioni con il sito sono cifrate, le password non sono leggibili nemmeno da noi, gli accessi al pannello di gestione sono riservati. Le immagini che carichi vengono ripulite dai dati nascosti, come il luogo dello scatto.

## I tuoi diritti

Puoi chiederci in ogni momento di accedere ai tuoi dati, correggerli, cancellarli, limitarne l'uso, riceverli in un formato leggibile da un computer, e puoi opporti al loro trattamento (articoli da 15 a 22 del GDPR).

Molto lo fai da te: dal [Profilo](/profile) correggi i dati, dalle [Impostazioni](/settings) li scarichi tutti o cancelli l'account, in cui ritrovi anche quello che hai prenotato senza, una volta confermato il tuo indirizzo e-mail. Se non hai un account ti mandiamo o cancelliamo noi quello che ti riguarda. Per questo e per il resto scrivi a {{e-mail}}: rispondiamo entro un mese.

Se ritieni che i tuoi diritti non siano rispettati puoi rivolgerti al [Garante per la protezione dei dati personali](https://www.garanteprivacy.it).

## Modifiche a questa informativa

Se questa informativa cambia, la data in alto lo dice.`,
  terms: `## Di che cosa parlano

Queste condizioni regolano l'uso del sito e la prenotazione di spazi, corsi ed eventi di {{denominazione}} («il centro»). Prenotando o iscrivendoti dichiari di averle lette e accettate, insieme alla [politica di cancellazione](/legal/cancellation-policy).

## Account

Per prenotare uno spazio dal sito serve un account, che può creare chi ha compiuto {{eta-minima}} anni. I dati devono essere veri e aggiornati; username, password e codici per accedere sono personali e vanno custoditi con cura.

Se pensi che qualcun altro usi il tuo account, cambia la password da [Impostazioni](/settings) e avvisaci. Puoi cancellare l'account quando vuoi dalla stessa pagina. Possiamo sospendere gli account usati per scopi illeciti o in modo che danneggi il centro o altre persone.

## Prenotazione degli spazi

Gli spazi si prenotano per mezza giornata (mattina {{ore-mattina}} o pomeriggio {{ore-pomeriggio}}), per l'intera giornata ({{ore-giornata}}), a ore, per più giorni o per settimane intere, nei limiti degli orari di apertura di ciascuno spazio. La prenotazione è conclusa quando è confermata, di solito subito; il suo numero arriva anche per e-mail.

Per gli spazi con prezzo «su richiesta» la prenotazione resta «In attesa» finché il centro non ti comunica l'importo e la conferma; nel frattempo lo spazio è riservato per te.

Alcuni spazi chiedono un pagamento anticipato, di tutto o di una parte: il sito dice prima quanto ed entro quando. Una prenotazione fatta dal sito resta allora in attesa («Da pagare»), con lo spazio riservato per te, e si conferma da sola quando quella parte è pagata. Se entro il termine il pagamento non arriva la prenotazione è annullata: non devi nulla, e quello che avevi già pagato ti è restituito.

## Prezzi e pagamento

I prezzi sono in euro e comprendono l'uso dello spazio con le sue dotazioni nel periodo prenotato. Vale il prezzo indicato nel riepilogo al momento della conferma; le settimane intere hanno la tariffa settimanale quando è più conveniente.

Si paga prima dell'inizio, il pagamento anticipato entro il suo termine: al centro oppure, dove il sito lo propone, con bonifico o online con carta. Con la carta paghi sulle pagine sicure di Stripe: il sito non chiede e non vede i suoi dati.

Alcuni spazi chiedono anche una cauzione, a parte dal prezzo: il sito dice prima quanto. La versi in segreteria e te la restituiamo dopo l'uso dello spazio, o se la prenotazione è annullata. Se ne tratteniamo una parte o tutta, per esempio per un danno, ti diciamo perché.

## Corsi ed eventi

Ai corsi e agli eventi ci si può iscrivere anche senza account, fino a esaurimento dei posti. Per alcuni l'iscrizione avviene su un modulo esterno, al quale si applicano le condizioni di chi lo gestisce.

Un corso o un evento può essere rinviato o annullato se non si raggiunge il numero minimo di partecipanti o per cause di forza maggiore: in questo caso avvisiamo gli iscritti. Se lo annulliamo rimborsiamo per intero quanto pagato, salvo diverso accordo con te.

## Annullamento e recesso

L'annullamento, le modifiche e i rimborsi seguono la [politica di cancellazione](/legal/cancellation-policy).

Le prenotazioni riguardano servizi per il tempo libero in date precise: per queste la legge (art. 59, comma 1, lettera n, del Codice del consumo) non prevede il diritto di recesso di 14 giorni.

## Uso degli spazi

Chi prenota si impegna a:

- rispettare gli orari prenotati, compreso il tempo per preparare e riordinare;
- non superare la capienza indicata per lo spazio;
- usare arredi e attrezzature con cura e lasciare lo spazio pulito e in ordine;
- rispettare il silenzio nelle parti comuni, il divieto di fumo e le indicazioni di sicurezza;
- non subaffittare lo spazio né usarlo per scopi diversi da quelli dichiarati.

Chi tiene attività professionali negli spazi ne è responsabile, anche per le autorizzazioni, le coperture assicurative e gli obblighi fiscali che lo riguardano.

## Danni e responsabilità

Chi prenota risponde dei danni causati da sé o dai propri ospiti. Il centro risponde della sicurezza degli spazi e degli impianti; non risponde degli oggetti lasciati incustoditi.

Corsi ed eventi per il benessere non sostituiscono le cure mediche: se hai dubbi sulla tua salute chiedi prima al tuo medico. Nulla in queste condizioni limita le responsabilità che la legge non permette di limitare.

## Il sito

Facciamo il possibile perché il sito sia sempre raggiungibile e corretto, ma possono esserci interruzioni o errori: se un prezzo o un orario è manifestamente sbagliato ti avvisiamo e puoi annullare senza costi. Testi, disegni e marchio appartengono al centro o a chi ne ha concesso l'uso.

## Modifiche a queste condizioni

Possiamo aggiornare queste condizioni; la data in alto dice quando è successo. Alle prenotazioni già confermate si applica il testo in vigore al momento della conferma.

## Legge e controversie

Si applica la legge italiana. Prima di tutto scrivici a {{e-mail}}: quasi sempre ci si capisce. Per le controversie con i consumatori è competente il giudice del luogo in cui il consumatore ha residenza o domicilio.

## Contatti

{{contatti}}`,
};
