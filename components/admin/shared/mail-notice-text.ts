/** Whether the customer gets a mail about a change, by what the response says was sent. */
export const mailNotice = (sent: boolean | undefined, told = "Il cliente riceve una e-mail."): string =>
  sent ? told : "Nessuna e-mail: avvisa tu il cliente.";

/** The same for a change that is mailed to all participants. */
export function mailNoticeToAll(recipients: number): string {
  if (recipients === 0) return "Nessuna e-mail: nessun iscritto ha un indirizzo.";
  return recipients === 1 ? "Una persona riceve una e-mail." : `${recipients} persone ricevono una e-mail.`;
}
