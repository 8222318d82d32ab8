import { renderHtml, renderText } from "@/lib/mail/layout";
import type { MailContent, Message } from "@/lib/mail/mail";
import type { KnownSite } from "@/lib/schemas/site/site";

/** The mail by which an administrator tries whether mails leave. */
export function testMail(to: string, site: KnownSite): Message {
  const content: MailContent = {
    subject: `Prova: le e-mail di ${site.name} arrivano`,
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
    to,
    replyTo: undefined,
    subject: content.subject,
    secret: undefined,
    html: renderHtml(content, site),
    text: renderText(content, site),
    codePictures: [],
    calendar: undefined,
    document: undefined,
  };
}
