/**
 * The English translation of every site's initial texts. It applies to each text whose Italian has not been changed.
 */
export const EXAMPLE_IN_ENGLISH = {
  description:
    "Bright rooms for therapy, yoga, workshops and meetings, with courses and events for well-being.",
  heroTitle: "Find your perfect workspace",
  heroText:
    "Bright rooms for therapy, yoga, workshops and meetings. Half a day, a day, a week: the price is clear at once.",
  arrival: {
    publicTransport:
      "The bus stop «Giardini dell'Esempio» is two minutes away on foot; from the station it is fifteen minutes.",
    parking:
      "Free parking in Piazza dell'Esempio, a hundred metres away. In front of the entrance you may stop only to unload; there is a bicycle rack in the courtyard.",
    entrance:
      "The green door at number 12, bell «Ninfea». Cross the courtyard: the entrance is on the left, without steps. The first floor is reached by stairs or lift.",
  },
  texts: {
    privacy: `## Who handles your data

The data controller is:

{{contatti}}

For any request about your data write to the email address above.

## Which data we collect

- **Account:** first name, last name, username, email; on registration, or when they are needed, also phone, date and place of birth, address, Italian tax code (codice fiscale) and profession; if you add them, profile picture, biography and identity document (type, number, issue and expiry). The password is kept only in an encrypted form that cannot be reversed. Of whoever is invited to work in the panel, name, email and role, until the invitation is accepted or expires.
- **Sign-in codes:** the email address that you ask for one with, even if you have no account: for a day at most, and then in the copy of the email, in which the code cannot be read.
- **Sign-ins:** of each sign-in the device and the browser, its beginning and last use; of passkeys the public key, the name that you give them and their last use, never your fingerprint or face, which do not leave the device; of two-step verification the secret, encrypted; so that the attempts of others do not lock you out, also which network addresses you sign in from, in a form that cannot be read.
- **Personal record:** whoever books, registers or waits for a place has one, even without an account, for example after a phone call: name and contacts; date and place of birth, Italian tax code and address, if they are needed for a receipt; the expiry of the membership and of the medical certificate, which we do not keep; the notes of the office.
- **Room bookings:** contacts of who books, period, purpose, number of people, notes, amount.
- **Courses and events:** first name, last name, email, phone, the names of those who come with you, attendance and the notes that you leave us. Do not write more than is needed, above all about your health.
- **Members:** the application, category, fees and the board's decision; in the register of members, as the law requires, also date and place of birth, Italian tax code and address.
- **Passes:** those you bought and the entries you used.
- **Waiting lists:** the contacts and the period or places that you would like.
- **Payments:** amount, day, method and receipts. To return a bank transfer we ask you for the IBAN, which we delete as soon as the refund is made. Card details are seen only by Stripe. Of bank transfers also the text that our bank writes in the movements of our account.
- **Emails that we send you:** recipient, subject and text, so that we can tell you what we wrote to you.
- **Log of changes:** who changed what and when, the sign-ins and the network address they came from. Of changed personal data it notes only which, not what they say.
- **Browsing data:** the network address and the time of requests, for security and to limit abuse; for a few days the answers to what you send, so as not to record it twice.

## Why we use them

- To create and manage your account, bookings and registrations, and to send you confirmations and reminders: this is necessary for our contract with you (art. 6(1)(b) GDPR).
- For accounting and tax duties and for the register of members: the law requires it (art. 6(1)(c) GDPR).
- To protect the site from abuse and unauthorised access: this is our legitimate interest (art. 6(1)(f) GDPR).

## If you do not want to give them to us

Required fields are needed to book and register: without them we cannot do it. Everything else is optional. We do no profiling, no advertising and take no automated decisions.

## Who sees them

The people of the centre who need them for their work, and the suppliers that host the site and deliver the mail, appointed as data processors. We do not sell data and do not transfer them outside the European Economic Area.

The screens at the doors of the rooms show to passers-by what is on today; the name of who has booked only if the centre has chosen so for that screen. The same goes for the calendars of the rooms that the centre opens with other programs.

The centre can connect other programs to the site, assistants too: with a key they read and write what the key allows, such as bookings, registrations, customers and payments, or they are sent a notice with the data of a booking, a registration, a payment, a member or somebody on a waiting list. Their suppliers, too, are appointed as data processors.

If you pay online by card, the payment is handled by Stripe, which treats your data under its own notice.

Links to maps, calendars and external registration forms lead to the sites of others, which receive your data only if you choose to open them and treat them under their own notices.

## How long we keep them

- **Account data:** until you delete the account, or up to {{anni-inattivita}} years of inactivity; {{inactivity-notice}} before that we warn you by email. The account of whoever is a member or has applied to become one, still has a booking ahead or works in the panel stays.
- **Record of those without an account:** until you ask us to delete it, or up to {{anni-inattivita}} years after the last booking, registration or attendance. That of whoever is a member or has applied to become one, or still has something ahead, stays.
- **Sign-ins:** until you sign out or they expire, the network addresses in an unreadable form for a few weeks; passkeys and two-step verification until you remove them. All of it goes with the account.
- **Booking data:** {{anni-prenotazioni}} years. If the account or record is deleted earlier, bookings stay without your name, for accounting; if we still owe you a refund, the IBAN that you gave stays too until it is made.
- **Receipts and cash entries:** for the time that the law requires, even after the account or record is deleted. Receipts stay as they were made, with the name, tax code and address of who had them; cash entries keep no name; those of our bank account keep the bank's text.
- **Register of members:** for the time that the law requires, with the data of each member, even after the account or record is deleted.
- **Emails that we sent you**, those with sign-in codes included: {{giorni-email}} days.
- **Notices to other programs:** a copy for {{giorni-avvisi}} days.
- **Log of changes:** {{mesi-registro}} months; once the account or record is deleted, a number without a name stays there.
- **Browsing data**, network addresses in the log included: {{mesi-navigazione}} months.

## Cookies and browser storage

We use a single, technical cookie: {{cookie}}, which keeps you signed in. It lasts {{ore-sessione}} hours, {{giorni-ricordami}} days if you choose to be remembered, and disappears when you sign out. For the same purpose the browser keeps an access code (authToken), which alone is not enough to get in.

Your device also keeps a copy of your bookings, to be read without a network: it disappears when you sign out. What you type to sign in with a code, to register or to book, passwords excluded, stays in the browser tab until you close it, sign out or send the form.

In the same way the devices of those who work at the centre keep a copy of today, with the names of who is expected, and the entries noted without a network until they are sent: they disappear at the sign-out, and only preferences and numbers without names remain. A screen at a door keeps what it has shown last.

We use no profiling cookies and no third-party statistics: that is why we do not ask for any consent.

## How we protect them

Communication with the site is encrypted, not even we can read passwords, and access to the management panel is restricted. The pictures that you upload are cleaned of hidden data, such as where they were taken.

## Your rights

At any time you can ask us to access your data, correct them, delete them, limit their use, receive them in a form that a computer can read, and you can object to their processing (articles 15 to 22 GDPR).

Much of it you can do yourself: in your [profile](/profile) you correct your data, in the [settings](/settings) you download them all or delete the account, where you also find what you booked without one, once your email address is confirmed. If you have no account we send you or delete what concerns you. For this and everything else write to {{e-mail}}: we answer within a month.

If you think that your rights are not respected you can turn to the [Italian data protection authority](https://www.garanteprivacy.it).

## Changes to this notice

If this notice changes, the date at the top says so.`,
    terms: `## What they are about

These terms govern the use of the site and the booking of rooms, courses and events of {{denominazione}} («the centre»). By booking or registering you declare that you have read and accepted them, together with the [cancellation policy](/legal/cancellation-policy).

## Account

Booking a room on the site takes an account, which anybody aged {{eta-minima}} or over can create. The data must be true and up to date; username, password and sign-in codes are personal and must be kept with care.

If you think that somebody else is using your account, change the password in the [settings](/settings) and let us know. You can delete the account whenever you like from the same page. We may suspend accounts that are used unlawfully or in a way that harms the centre or other people.

## Booking rooms

Rooms are booked by half day (morning {{ore-mattina}} or afternoon {{ore-pomeriggio}}), by full day ({{ore-giornata}}), by the hour, for several days or for whole weeks, within the opening hours of each room. The booking is concluded when it is confirmed, usually at once; its number also arrives by email.

For rooms with a price on request the booking stays pending until the centre tells you the amount and confirms it; meanwhile the room is reserved for you.

Some rooms ask for a prepayment, of all or of a part: the site says beforehand how much and by when. A booking made on the site then stays pending («To be paid»), with the room reserved for you, and confirms itself when that part is paid. If the payment does not arrive in time the booking is cancelled: you owe nothing, and what you had already paid is returned to you.

## Prices and payment

Prices are in euros and include the use of the room with its equipment in the period booked. The price shown in the summary at the time of confirmation applies; whole weeks have the weekly rate when it is cheaper.

You pay before the start, the prepayment by its deadline: at the centre or, where the site offers it, by bank transfer or online by card. By card you pay on the secure pages of Stripe: the site neither asks for nor sees the card details.

Some rooms also ask for a security deposit, apart from the price: the site says beforehand how much. You pay it at the office and we return it to you after you have used the room, or if the booking is cancelled. If we keep a part or all of it, for example because of damage, we tell you why.

## Courses and events

You can register for courses and events without an account, while there are places. For some, registration takes place on an external form, to which the conditions of whoever runs it apply.

A course or event may be postponed or cancelled if the minimum number of participants is not reached or for reasons beyond our control: in that case we tell those registered. If we cancel it we refund in full what was paid, unless we agree otherwise with you.

## Cancellation and withdrawal

Cancellation, changes and refunds follow the [cancellation policy](/legal/cancellation-policy).

Bookings concern leisure services on specific dates: for these the law (art. 59(1)(n) of the Italian Consumer Code) does not provide the 14-day right of withdrawal.

## Using the rooms

Whoever books undertakes:

- to keep to the hours booked, including the time to set up and tidy up;
- not to exceed the stated capacity of the room;
- to use furniture and equipment with care and leave the room clean and tidy;
- to respect quiet in the common parts, the ban on smoking and the safety instructions;
- not to sublet the room or use it for purposes other than those declared.

Whoever runs professional activities in the rooms is responsible for them, including permits, insurance cover and tax duties.

## Damage and liability

Whoever books is liable for damage caused by themselves or their guests. The centre is responsible for the safety of the rooms and installations; it is not responsible for things left unattended.

Courses and events for well-being do not replace medical care: if you have doubts about your health ask your doctor first. Nothing in these terms limits liabilities that the law does not allow to be limited.

## The site

We do what we can to keep the site reachable and correct, but there may be interruptions or errors: if a price or a time is plainly wrong we let you know and you can cancel without cost. Texts, drawings and marks belong to the centre or to those who licensed them.

## Changes to these terms

We may update these terms; the date at the top says when. Bookings already confirmed are subject to the text in force at the time of confirmation.

## Law and disputes

Italian law applies. First of all write to {{e-mail}}: we nearly always understand each other. For disputes with consumers the court of the place where the consumer lives is competent.

## Contacts

{{contatti}}`,
  },
};
