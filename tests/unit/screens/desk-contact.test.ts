import { readPurpose, usualPurpose } from "@/components/admin/shared/booking/new-booking/purpose-values";
import { matchOf, readPerson, readTyped } from "@/components/admin/shared/person-field/person-choice";
import { VALIDATION } from "@/lib/messages/validation";
import { foundPerson } from "@/tests/helpers/found-person";

const typed = { firstName: "Mara", lastName: "Prova", email: "", phone: "" };

describe("a customer entered at the desk", () => {
  it("requires only a name", () => {
    expect(readPerson({ kind: "new", typed }, null).body).toEqual({
      firstName: "Mara",
      lastName: "Prova",
      email: null,
      phone: null,
    });
  });

  it("requires a name, and a valid e-mail address if one is typed", () => {
    const wrong = { ...typed, lastName: " ", email: "mara@" };
    expect(readPerson({ kind: "new", typed: wrong }, null).errors).toEqual({
      lastName: VALIDATION.theLastNameRequired,
      email: VALIDATION.emailAddress,
    });
  });

  it("is matched to the owner of the verified address, otherwise to the person with the same name and no account", () => {
    const mara = { ...typed, firstName: "MÀRA ", email: "Mara@example.com" };
    const owner = foundPerson({ id: 1, email: "mara@example.com", hasAccount: true, isVerified: true });
    const unverified = foundPerson({ ...owner, id: 2, lastName: "Prova", isVerified: false });
    const namesake = foundPerson({ id: 4, firstName: "mara", lastName: "Prova", email: "mara@example.com" });
    const flatmate = foundPerson({ ...namesake, id: 3, firstName: "Ugo" });
    expect(matchOf(mara, [flatmate, namesake, owner])).toBe(owner);
    expect(matchOf(mara, [unverified, flatmate, namesake])).toBe(namesake);
    expect(matchOf(mara, [unverified, flatmate])).toBeNull();
    expect(matchOf(mara, [foundPerson({ ...owner, email: "mara@example.com.it" })])).toBeNull();
  });

  it.each([
    ["anna  maria bianchi", { firstName: "Anna", lastName: "Maria Bianchi" }],
    ["anna@example.com", { email: "anna@example.com" }],
    ["+39 333 12.34", { phone: "+39 333 12.34" }],
    [
      "anna maria bianchi 347 111 2223",
      { firstName: "Anna", lastName: "Maria Bianchi", phone: "347 111 2223" },
    ],
  ])("is prefilled from the search text: %s", (text, expected) => {
    expect(readTyped(text)).toEqual({ firstName: "", lastName: "", phone: "", email: "", ...expected });
  });
});

it("limits attendees to the capacity of the room and requires a purpose", () => {
  const usual = usualPurpose("Lezione");
  expect(readPurpose({ ...usual, attendees: "12" }, 12).values?.attendees).toBe(12);
  expect(readPurpose({ ...usual, attendees: "13", purpose: "" }, 12).errors).toEqual({
    purpose: VALIDATION.purposeRequired,
    attendees: VALIDATION.capacity(12),
  });
});
