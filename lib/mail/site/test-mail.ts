import { renderHtml, renderText } from "@/lib/mail/layout";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent, Message } from "@/lib/mail/message";

/** The mail with which an administrator tests the delivery, in the language of the panel. */
export function testMail(to: string, words: MailContext): Message {
  const content: MailContent = {
    subject: `Prova: le e-mail di ${words.site.name} arrivano`,
    preheader: "Questa è un'e-mail di prova.",
    heading: "Le e-mail arrivano",
    paragraphs: [
      "Questa e-mail è stata mandata dal pannello per provare il server di posta. Se la leggi, conferme e promemoria partono.",
    ],
    notes: [
      "Controlla che non sia finita nella posta indesiderata: altrimenti succede anche ai tuoi clienti.",
    ],
  };
  return {
    template: "test",
    language: words.language,
    to,
    replyTo: undefined,
    subject: content.subject,
    secret: undefined,
    html: renderHtml(content, words),
    text: renderText(content, words),
    codePictures: [],
    calendar: undefined,
    document: undefined,
  };
}
