import { mailToken } from "@/lib/auth/mail-token";
import { ROLE_LABELS } from "@/lib/domain/person/role-labels";
import type { Role } from "@/lib/domain/person/roles";
import { CODE_MINUTES } from "@/lib/domain/person/sign-in-code";
import { preventAutolink } from "@/lib/domain/person/visible-text";
import { formatDayAfter, formatInstant } from "@/lib/domain/time/dates";
import { address } from "@/lib/mail/address";
import type { MailContent, NamedAccount } from "@/lib/mail/mail";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

/** Mails about an account. Tokens are derived here, when the mail is sent (lib/auth/mail-token.ts). */

/** The button to verify the address, and the link to refuse it. */
function answers(nonce: string): Pick<MailContent, "button" | "link"> {
  const token = mailToken("verification", nonce);
  return {
    button: { label: "Conferma l'indirizzo", url: address(paths.verifyEmail(token)) },
    link: { label: "Non sono stato io", url: address(paths.refuseEmail(token)) },
  };
}

/**
 * The account's names. Whoever registered has chosen them: names cannot contain links, but usernames may look like
 * one.
 */
function accountFacts({ username, firstName, lastName }: NamedAccount): [string, string][] {
  const name: [string, string] = ["Nome", [firstName, lastName].filter(Boolean).join(" ")];
  return username === undefined ? [name] : [["Username", preventAutolink(username)], name];
}

export function welcome({ nonce, ...account }: NamedAccount & { nonce: string }): MailContent {
  const { firstName } = account;
  return {
    subject: `Ti diamo il benvenuto, ${firstName}`,
    preheader: "Il tuo account è pronto: conferma il tuo indirizzo e-mail.",
    heading: "Il tuo account è pronto",
    paragraphs: [
      `Ciao ${firstName},\nda oggi puoi prenotare gli spazi del ${site.name} e seguire le tue prenotazioni.`,
      "Conferma il tuo indirizzo: così siamo sicuri che conferme e promemoria arrivino a te. Per farlo devi aver fatto l'accesso, oppure scrivere la password dell'account.",
    ],
    facts: accountFacts(account),
    ...answers(nonce),
    notes: [
      "Il link vale 7 giorni. Se non hai creato tu questo account, premi «Non sono stato io»: lo eliminiamo e il tuo indirizzo torna libero.",
    ],
  };
}

export function verification({ nonce, ...account }: NamedAccount & { nonce: string }): MailContent {
  return {
    subject: "Conferma il tuo indirizzo e-mail",
    preheader: "Per confermarlo servono l'accesso o la password dell'account.",
    heading: "Conferma il tuo indirizzo",
    paragraphs: [
      `Ciao ${account.firstName},\nconferma che questo indirizzo è tuo e che vuoi usarlo per il tuo account. Per farlo devi aver fatto l'accesso, oppure scrivere la password dell'account.`,
    ],
    facts: accountFacts(account),
    ...answers(nonce),
    notes: [
      "Il link vale 7 giorni e sostituisce quelli inviati prima. Se non hai chiesto nulla, premi «Non sono stato io»: quell'account non potrà usare il tuo indirizzo.",
    ],
  };
}

/**
 * The code to sign in with, or to prove who one is without a password. It is in the subject, so that a phone's notification shows it; without a name, since the
 * address may be nobody's.
 */
export function signInCodeMail(code: string): MailContent {
  return {
    subject: `${code} è il tuo codice per il ${site.name}`,
    preheader: `Vale ${CODE_MINUTES} minuti e si usa una volta sola.`,
    heading: "Il tuo codice",
    paragraphs: ["Ecco il codice che hai chiesto per accedere, o per confermare che sei tu:"],
    secret: code,
    notes: [
      `Scrivilo nella pagina da cui l'hai chiesto. Vale ${CODE_MINUTES} minuti e si usa una volta sola.`,
      "Non darlo a nessuno: noi non te lo chiederemo mai. Se non l'hai chiesto tu, ignora questa e-mail: senza il codice non succede nulla.",
    ],
  };
}

const NOT_VERIFIED =
  "L'indirizzo di questo account non è ancora stato confermato. Se qualcun altro l'ha creato con il tuo indirizzo, scegliendo una nuova password gli togli ogni accesso; poi ti scriviamo come tenere l'account o eliminarlo.";

export function passwordReset({
  nonce,
  isVerified,
  ...account
}: NamedAccount & { nonce: string; isVerified: boolean }): MailContent {
  const { firstName } = account;
  return {
    subject: "Reimposta la tua password",
    preheader: "Il link vale 1 ora e si usa una volta sola.",
    heading: "Reimposta la password",
    paragraphs: [
      `Ciao ${firstName},\nabbiamo ricevuto la richiesta di reimpostare la password del tuo account.`,
    ],
    facts: accountFacts(account),
    button: { label: "Imposta Nuova Password", url: address(paths.resetPassword(mailToken("reset", nonce))) },
    notes: [
      ...(isVerified ? [] : [NOT_VERIFIED]),
      "Il link vale 1 ora, si usa una volta sola e sostituisce quelli inviati prima.",
      `Se la pagina chiede il codice di reimpostazione, è questo:\n${mailToken("reset", nonce)}`,
      "Se non l'hai chiesto tu, ignora questa e-mail: la tua password resta quella di prima.",
    ],
  };
}

/** @param invited who is invited, to which role, and when the link expires (an instant) */
export function invitation(invited: {
  firstName: string;
  role: Role;
  expiresAt: string;
  nonce: string;
}): MailContent {
  const { firstName, role, expiresAt, nonce } = invited;
  return {
    subject: `Invito a lavorare nel pannello del ${site.name}`,
    preheader: "Scegli una password: il link vale 7 giorni e si usa una volta sola.",
    heading: "Ti aspettiamo nel pannello",
    paragraphs: [
      `Ciao ${firstName},\nil ${site.name} ti invita a lavorare nel suo pannello. Il tuo ruolo: ${ROLE_LABELS[role].toLowerCase()}.`,
      "Scegli una password per creare il tuo account. Non serve altro.",
    ],
    button: { label: "Scegli la password", url: address(paths.invitation(mailToken("invitation", nonce))) },
    notes: [
      `Il link vale fino a ${formatInstant(new Date(expiresAt))}, si usa una volta sola e sostituisce quelli inviati prima.`,
      "Se non te l'aspettavi, ignora questa e-mail: senza di te non viene creato nessun account.",
    ],
  };
}

export function passwordChanged({
  firstName,
  at,
  endedCalendar = false,
  isFirst = false,
}: {
  firstName: string;
  at: string;
  endedCalendar?: boolean;
  isFirst?: boolean;
}): MailContent {
  if (isFirst)
    return {
      subject: "Il tuo account ha una password",
      preheader: "Se non l'hai scelta tu, cambiala subito.",
      heading: "Password impostata",
      paragraphs: [
        `Ciao ${firstName},\nper il tuo account è stata scelta una password: ${formatInstant(new Date(at))}. Puoi continuare ad accedere anche con il codice.`,
        "Per sicurezza abbiamo chiuso le sessioni aperte sugli altri dispositivi.",
      ],
      button: { label: "Non l'ho scelta io", url: address(paths.forgotPassword) },
      notes: ["Se l'hai scelta tu, non devi fare altro."],
    };
  return {
    subject: "La tua password è stata cambiata",
    preheader: "Se non l'hai cambiata tu, reimpostala subito.",
    heading: "Password cambiata",
    paragraphs: [
      `Ciao ${firstName},\nla password del tuo account è stata cambiata: ${formatInstant(new Date(at))}.`,
      "Per sicurezza abbiamo chiuso le sessioni aperte sugli altri dispositivi.",
      ...(endedCalendar
        ? [
            "Anche il collegamento del tuo calendario è stato chiuso: puoi crearne uno nuovo nelle impostazioni.",
          ]
        : []),
    ],
    button: { label: "Non l'ho cambiata io", url: address(paths.forgotPassword) },
    notes: ["Se l'hai cambiata tu, non devi fare altro."],
  };
}

/** Does not mention the new address: the old one may belong to somebody else. */
export function emailChangeAsked({ firstName, at }: { firstName: string; at: string }): MailContent {
  return {
    subject: "Richiesta di cambio dell'indirizzo e-mail",
    preheader: "Se non l'hai chiesto tu, cambia subito la password.",
    heading: "Cambio dell'indirizzo e-mail",
    paragraphs: [
      `Ciao ${firstName},\nper il tuo account è stato chiesto di usare un altro indirizzo e-mail: ${formatInstant(new Date(at))}.`,
      "Il cambio avverrà quando il nuovo indirizzo sarà confermato. Fino ad allora resta valido questo.",
    ],
    button: { label: "Non l'ho chiesto io", url: address(paths.forgotPassword) },
    notes: ["Se l'hai chiesto tu, non devi fare altro."],
  };
}

export function emailChanged({ firstName, at }: { firstName: string; at: string }): MailContent {
  return {
    subject: "L'indirizzo e-mail del tuo account è cambiato",
    preheader: "Da ora le nostre e-mail arrivano al nuovo indirizzo.",
    heading: "Indirizzo e-mail cambiato",
    paragraphs: [
      `Ciao ${firstName},\nil nuovo indirizzo del tuo account è stato confermato: ${formatInstant(new Date(at))}. Da ora le nostre e-mail arrivano lì.`,
      `Se il cambio non viene da te, scrivici subito a ${site.email}: da questo indirizzo non è più possibile reimpostare la password.`,
    ],
  };
}

export function secondFactorChanged(
  { firstName, at }: { firstName: string; at: string },
  isOn: boolean,
): MailContent {
  const state = isOn ? "attivata" : "disattivata";
  return {
    subject: `Verifica in due passaggi ${state}`,
    preheader: "Se non l'hai chiesto tu, cambia subito la password.",
    heading: `Verifica in due passaggi ${state}`,
    paragraphs: [
      `Ciao ${firstName},\nla verifica in due passaggi del tuo account è stata ${state}: ${formatInstant(new Date(at))}.`,
      isOn
        ? "Da ora, per accedere, serve anche un codice dell'app. Conserva i codici di recupero in un posto sicuro."
        : "Da ora, per accedere, basta di nuovo la password.",
    ],
    button: { label: "Non l'ho chiesto io", url: address(paths.forgotPassword) },
    notes: ["Se l'hai chiesto tu, non devi fare altro."],
  };
}

export function inactivityWarning(data: { firstName: string; removalDay: string }): MailContent {
  return {
    subject: "Il tuo account sta per essere eliminato",
    preheader: `Accedi prima ${formatDayAfter("del", data.removalDay)} per conservarlo.`,
    heading: "Ci rivediamo?",
    paragraphs: [
      `Ciao ${data.firstName},\nnon accedi al tuo account da quasi due anni. Come scritto nella nostra informativa sulla privacy, lo elimineremo dopo ${formatDayAfter("il", data.removalDay)}.`,
      "Per conservarlo basta accedere una volta. Se preferisci che venga eliminato, non devi fare nulla.",
    ],
    button: { label: "Accedi", url: address(paths.auth) },
  };
}
