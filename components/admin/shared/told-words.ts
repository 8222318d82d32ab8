/** What to say of a change of which the customer is told by mail, by what the answer says of that mail. */
export const toldWords = (sent: boolean | undefined, told = "Il cliente riceve una e-mail."): string =>
  sent ? told : "Nessuna e-mail: avvisa tu il cliente.";

/** The same of a change that everybody who takes part is told of. */
export function toldAllWords(recipients: number): string {
  if (recipients === 0) return "Nessuna e-mail: nessun iscritto ha un indirizzo.";
  return recipients === 1 ? "Una persona riceve una e-mail." : `${recipients} persone ricevono una e-mail.`;
}
