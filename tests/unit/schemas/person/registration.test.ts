import { registrationFormSchema, registrationSchema } from "@/lib/schemas/person/registration";
import { inItalian } from "@/tests/helpers/in-italian";

const valid = {
  username: "giulia.rossi",
  password: "Segreta123",
  firstName: "Giulia",
  lastName: "Rossi",
  email: "giulia@example.org",
  phone: "+39 333 123 4567",
  dateOfBirth: "1985-05-17",
  placeOfBirth: "Roma",
  address: "Via dell'Esempio 1",
  city: "Roma",
  postalCode: "00100",
  fiscalCode: "RSSMRA80A01H501U",
  profession: "Insegnante",
};

function complaints(body: Record<string, unknown>): Record<string, string[]> {
  const result = registrationSchema.safeParse(body);
  if (result.success) return {};
  const found: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) {
    const field = path.join(".");
    found[field] = [...(found[field] ?? []), inItalian(message)];
  }
  return found;
}

describe("registration", () => {
  test.each([
    ["username", "abcd", "Username deve avere almeno 5 caratteri"],
    ["password", "Short1", "La password deve contenere almeno 8 caratteri"],
    ["password", "tuttominuscole1", "La password deve contenere almeno una lettera maiuscola"],
    ["password", "TUTTOMAIUSCOLE1", "La password deve contenere almeno una lettera minuscola"],
    ["password", "SenzaNumeri", "La password deve contenere almeno un numero"],
    ["firstName", "  ", "Nome è obbligatorio"],
    ["lastName", undefined, "Cognome è obbligatorio"],
    ["email", "giulia@", "Email non valida"],
    ["phone", "1234", "Numero di telefono non valido"],
    ["dateOfBirth", undefined, "La data di nascita è obbligatoria"],
    ["dateOfBirth", "1985-02-30", "Data non valida"],
    ["postalCode", "0010", "Il CAP deve essere composto da 5 cifre"],
    ["postalCode", "0010A", "Il CAP deve essere composto da 5 cifre"],
    ["fiscalCode", "RSSMRA80A01H50", "Formato del codice fiscale non valido"],
    ["fiscalCode", "RSSMRA80A01H501A", "Codice fiscale non valido"],
    ["bio", "x".repeat(501), "La biografia non può superare i 500 caratteri"],
    ["avatarPrimaryColor", "red", "Colore non valido"],
  ])("rejects %s %j with its message", (field, value, message) => {
    expect(complaints({ ...valid, [field]: value })).toEqual({ [field]: [message] });
  });

  test("accepts a codice fiscale whose digits are letters, against duplicates", () => {
    expect(complaints({ ...valid, fiscalCode: "RSSMRA80A01H50MM" })).toEqual({});
  });

  test("accepts names with dots, apostrophes and letters of any script", () => {
    const names = [
      { firstName: "Ngọc Ánh", lastName: "Şahin-Łukasiewicz D’Alò", city: "東京", address: "улица Мира 1" },
      { firstName: "M.Teresa", lastName: "D'Angelo jr.", placeOfBirth: "S.Vito al Tagliamento" },
      { profession: "Dott.ssa" },
    ];
    expect(names.map((one) => complaints({ ...valid, ...one }))).toEqual([{}, {}, {}]);
  });

  test("accepts a declared absence of a codice fiscale, with a foreign postcode", () => {
    const { fiscalCode: _, ...foreign } = { ...valid, phone: "+44 20 7946 0018", postalCode: "SW1A 2AA" };
    expect(complaints({ ...foreign, noFiscalCode: true })).toEqual({});
    expect(registrationSchema.parse({ ...foreign, noFiscalCode: true })).toMatchObject({
      fiscalCode: null,
      postalCode: "SW1A 2AA",
    });
    expect(complaints({ ...foreign, fiscalCode: null })).toEqual({
      fiscalCode: ["Formato del codice fiscale non valido"],
      postalCode: ["Il CAP deve essere composto da 5 cifre"],
    });
  });

  test.each(["mario@example.org", "due parole", "<script>", "имя_имя"])(
    "rejects %s as a username",
    (username) => {
      expect(Object.keys(complaints({ ...valid, username }))).toEqual(["username"]);
    },
  );

  test("drops fields that a client must not set", () => {
    const parsed = registrationSchema.parse({
      ...valid,
      isAdmin: true,
      id: 1,
      isVerified: true,
      termsAccepted: true,
    });
    expect(parsed).not.toHaveProperty("isAdmin");
    expect(parsed).not.toHaveProperty("id");
    expect(parsed).not.toHaveProperty("isVerified");
    expect(parsed).not.toHaveProperty("termsAccepted");
  });

  test("stores a codice fiscale in capitals and without spaces", () => {
    expect(registrationSchema.parse({ ...valid, fiscalCode: "rss mra 80a01 h501u" }).fiscalCode).toBe(
      "RSSMRA80A01H501U",
    );
  });

  test("converts an instant to its day in Rome", () => {
    expect(registrationSchema.parse({ ...valid, dateOfBirth: "1985-05-16T22:00:00.000Z" }).dateOfBirth).toBe(
      "1985-05-17",
    );
  });
});

describe("the registration form", () => {
  const form = { ...valid, confirmPassword: "Segreta123", termsAccepted: true, privacyAccepted: true };
  const messages = (body: Record<string, unknown>) =>
    registrationFormSchema("2026-11-21")
      .safeParse(body)
      .error?.issues.map(({ path, message }) => [path.join("."), inItalian(message)]);

  test("accepts complete data", () => {
    expect(messages(form)).toBeUndefined();
  });

  test.each([
    [{ confirmPassword: "altra" }, ["confirmPassword", "Le password non corrispondono"]],
    [{ termsAccepted: false }, ["termsAccepted", "Devi accettare i termini e le condizioni"]],
    [{ privacyAccepted: undefined }, ["privacyAccepted", "Devi accettare l'informativa sulla privacy"]],
    [{ dateOfBirth: "2010-01-01" }, ["dateOfBirth", "Devi avere almeno 18 anni per registrarti"]],
  ])("with %j shows the reason", (change, complaint) => {
    expect(messages({ ...form, ...change })).toEqual([complaint]);
  });
});

test.each([null, undefined, "testo", 7, []])("rejects a registration that is not an object: %j", (body) => {
  expect(registrationSchema.safeParse(body).success).toBe(false);
});
