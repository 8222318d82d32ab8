import { newContact, readContact } from "@/components/admin/shared/booking/contact/contact";

const contact = { ...newContact(), firstName: "Mara", lastName: "Prova" };
const LIMITS = { capacity: 12, needsEmail: false };

describe("a customer who is booked for at the desk", () => {
  it("needs no e-mail for one date", () => {
    expect(readContact(contact, LIMITS).body).toMatchObject({ firstName: "Mara", email: null, attendees: 1 });
  });

  it("needs one for a series", () => {
    const { errors } = readContact(contact, { ...LIMITS, needsEmail: true });
    expect(errors).toEqual({ email: "Indirizzo email non valido" });
  });

  it("has a name, a right e-mail if any, and no more people than the room holds", () => {
    const { errors } = readContact(
      { ...contact, lastName: " ", email: "mara@", attendees: "13", purpose: "" },
      LIMITS,
    );
    expect(errors).toEqual({
      lastName: "Il cognome è obbligatorio",
      email: "Indirizzo email non valido",
      purpose: "Lo scopo della prenotazione è obbligatorio",
      attendees: "Questo spazio può ospitare al massimo 12 persone.",
    });
  });
});
