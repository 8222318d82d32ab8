import { z } from "zod";
import { hasValidCheckCharacter, isFiscalCode } from "@/lib/domain/person/fiscal-code";
import { hasPlainLetters } from "@/lib/domain/person/folded-name";
import { PASSWORD_MESSAGES } from "@/lib/messages/person/account";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, emailField, isStorable, nameText, personText, text } from "@/lib/schemas/fields";

/** The fields of registration and profile (docs/rules.md), with their messages. */

export const MAX_BIO = 500;
/** The minimum in every form; the API accepts shorter ones in a reset or change (docs/rules.md). */
const MIN_CHOSEN_PASSWORD = 8;
export const MIN_PASSWORD = 6;
/** In characters, not bytes. */
const MAX_PASSWORD = 128;
const isShortEnough = (password: string) =>
  password.length <= MAX_PASSWORD || [...password].length <= MAX_PASSWORD;

const PHONE_MESSAGE = "Numero di telefono non valido";
const BIO_MESSAGE = `La biografia non può superare i ${MAX_BIO} caratteri`;
const USERNAME_MESSAGE = "Username deve avere almeno 5 caratteri";

/** No "@": a username equal to somebody's e-mail address would interfere with their login. */
export const usernameField = text(50, USERNAME_MESSAGE)
  .transform((value) => value.normalize("NFC"))
  .pipe(
    z
      .string()
      .min(5, USERNAME_MESSAGE)
      .refine(
        hasPlainLetters,
        "Username può contenere solo lettere, numeri, punti, trattini e trattini bassi",
      ),
  );

/** A new password in a form: for a new account, after a reset, or in a change. */
export const chosenPasswordField = z
  .string("La password deve contenere almeno 8 caratteri")
  .min(MIN_CHOSEN_PASSWORD, "La password deve contenere almeno 8 caratteri")
  .refine(isShortEnough, PASSWORD_MESSAGES.tooLong)
  .regex(/\p{Lu}/u, "La password deve contenere almeno una lettera maiuscola")
  .regex(/\p{Ll}/u, "La password deve contenere almeno una lettera minuscola")
  .regex(/\d/, "La password deve contenere almeno un numero");

/** A new password in the API's reset and change calls. */
export const newPasswordField = (message: string) =>
  z.string(message).min(MIN_PASSWORD, message).refine(isShortEnough, PASSWORD_MESSAGES.tooLong);

/** The current password as typed, without rules of its own. */
export const CURRENT_PASSWORD = "Inserisci la password corrente";

export const claimedPasswordField = (message: string) => z.string(message).min(1, message).max(1000);

export const fiscalCodeField = text(40, "Formato del codice fiscale non valido")
  .transform((value) => value.replace(/\s/g, ""))
  .refine(isFiscalCode, "Formato del codice fiscale non valido")
  .refine((value) => !isFiscalCode(value) || hasValidCheckCharacter(value), "Codice fiscale non valido")
  .transform((value) => value.toUpperCase());

export const phoneField = text(40, PHONE_MESSAGE).refine(
  (value) => /^\+?[\d\s()./-]*$/.test(value) && value.replace(/\D/g, "").length >= 5,
  PHONE_MESSAGE,
);

export const postalCodeField = text(20, "Il CAP deve essere composto da 5 cifre").regex(
  /^\d{5}$/,
  "Il CAP deve essere composto da 5 cifre",
);

export const birthDateField = z
  .string("La data di nascita è obbligatoria")
  .min(1, "La data di nascita è obbligatoria")
  .pipe(dayField);

export const bioField = z
  .string()
  .trim()
  .max(MAX_BIO, BIO_MESSAGE)
  .refine(isStorable, VALIDATION.unstorable)
  .nullable()
  .transform((value) => value || null);

const color = z.string().regex(/^#[0-9a-f]{6}$/i, "Colore non valido");

/** A picture as a data URL; empty text for none. Its content is checked when it is decoded. */
export const avatarDataUrlField = z
  .union([z.literal(""), z.string().regex(/^data:image\/[\w.+-]+;base64,[\w+/=-]+$/)], {
    message: "Scegli un'immagine JPG, PNG, GIF o WEBP",
  })
  .nullable()
  .transform((value) => value || null);

/** Fields that are not sent keep their value, or get the default. */
export const avatarFields = {
  avatarType: z.enum(["lotus", "custom"], VALIDATION.invalid).optional(),
  avatarPrimaryColor: color.optional(),
  avatarSecondaryColor: color.optional(),
  avatarAccentColor: color.optional(),
  avatarBackgroundColor: color.optional(),
  avatarUrl: avatarDataUrlField.optional(),
};

export const personFields = {
  firstName: personText("Nome è obbligatorio", 100),
  lastName: personText("Cognome è obbligatorio", 100),
  email: emailField("Email non valida"),
  phone: phoneField,
  dateOfBirth: birthDateField,
  placeOfBirth: personText("Luogo di nascita è obbligatorio", 100),
  address: nameText("Indirizzo è obbligatorio", 200),
  city: personText("Città è obbligatoria", 100),
  postalCode: postalCodeField,
  fiscalCode: fiscalCodeField,
  profession: personText("Professione è obbligatoria", 100),
};
