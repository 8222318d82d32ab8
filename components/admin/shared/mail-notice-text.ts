/** Whether the customer gets a mail about a change, by what the response says was sent. */
export const mailNotice = (sent: boolean | undefined, told = "Il cliente riceve una e-mail."): string =>
  sent ? told : "Nessuna e-mail: avvisa tu il cliente.";

/**
 * The same for a change that is mailed to all participants.
 * @param recipients how many have an address
 * @param content what the mail says, after "una e-mail"
 */
export function mailNoticeToAll(recipients: number, content = ""): string {
  if (recipients === 0) return "Nessuna e-mail: nessun iscritto ha un indirizzo.";
  const mail = `una e-mail${content === "" ? "" : ` ${content}`}.`;
  return recipients === 1 ? `Una persona riceve ${mail}` : `${recipients} persone ricevono ${mail}`;
}
