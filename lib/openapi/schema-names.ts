import { z } from "zod";
import { bookingCreatedSchema, bookingSchema } from "@/lib/schemas/booking/booking";
import { courseSchema } from "@/lib/schemas/catalogue/course";
import { eventSchema } from "@/lib/schemas/catalogue/event";
import { galleryImageSchema } from "@/lib/schemas/catalogue/gallery-image";
import { imageAddress, nullableImageAddress, priceText } from "@/lib/schemas/catalogue-fields";
import { closureSchema } from "@/lib/schemas/closure/closure";
import { conflictSchema } from "@/lib/schemas/conflict";
import { dayField, idParam, nullableDay, nullableTime, timeField } from "@/lib/schemas/fields";
import { feeSchema, memberSchema } from "@/lib/schemas/membership/member";
import { registerRowSchema } from "@/lib/schemas/membership/register";
import { accountSchema } from "@/lib/schemas/person/account";
import { signedInSchema } from "@/lib/schemas/person/sign-in";
import { userSchema } from "@/lib/schemas/person/user";
import { availabilitySchema, quoteSchema, unavailableSchema } from "@/lib/schemas/search/space-search";
import { courseSignUpCreatedSchema, courseSignUpSchema } from "@/lib/schemas/sign-up/course-sign-up";
import { eventSignUpCreatedSchema, eventSignUpSchema } from "@/lib/schemas/sign-up/event-sign-up";
import { auditEntrySchema } from "@/lib/schemas/site/audit";
import { publicSettingsSchema, settingsSchema } from "@/lib/schemas/site/settings";
import { spaceSchema } from "@/lib/schemas/space/space";
import { spaceImageSchema } from "@/lib/schemas/space/space-image";
import { paymentSchema } from "@/lib/schemas/till/payment";
import { receiptSchema } from "@/lib/schemas/till/receipt";

const DAY = "Giorno AAAA-MM-GG in Europe/Rome; di un istante ISO 8601 vale il suo giorno a Roma";
const TIME = "Ora HH:MM in Europe/Rome";
const IMAGE = "Indirizzo http(s) o percorso del sito";

/** Component names (`id`), and descriptions of fields that JSON Schema cannot express. */
export const SCHEMA_NAMES = z.registry<{ id?: string; description?: string; examples?: unknown[] }>();

SCHEMA_NAMES.add(userSchema, { id: "User" });
SCHEMA_NAMES.add(accountSchema, { id: "Account" });
SCHEMA_NAMES.add(auditEntrySchema, { id: "AuditEntry" });
SCHEMA_NAMES.add(signedInSchema, { id: "SignedIn" });
SCHEMA_NAMES.add(memberSchema, { id: "Member" });
SCHEMA_NAMES.add(feeSchema, { id: "Fee" });
SCHEMA_NAMES.add(registerRowSchema, { id: "RegisterRow" });
SCHEMA_NAMES.add(paymentSchema, { id: "Payment" });
SCHEMA_NAMES.add(receiptSchema, { id: "Receipt" });
SCHEMA_NAMES.add(settingsSchema, { id: "Settings" });
SCHEMA_NAMES.add(publicSettingsSchema, { id: "PublicSettings" });
SCHEMA_NAMES.add(closureSchema, { id: "Closure" });
SCHEMA_NAMES.add(conflictSchema, { id: "Conflict" });
SCHEMA_NAMES.add(unavailableSchema, { id: "Unavailable" });
SCHEMA_NAMES.add(spaceSchema, { id: "Space" });
SCHEMA_NAMES.add(spaceImageSchema, { id: "SpaceImage" });
SCHEMA_NAMES.add(quoteSchema, { id: "Quote" });
SCHEMA_NAMES.add(availabilitySchema, { id: "Availability" });
SCHEMA_NAMES.add(bookingSchema, { id: "Booking" });
SCHEMA_NAMES.add(bookingCreatedSchema, { id: "BookingCreated" });
SCHEMA_NAMES.add(courseSchema, { id: "Course" });
SCHEMA_NAMES.add(courseSignUpSchema, { id: "CourseBooking" });
SCHEMA_NAMES.add(courseSignUpCreatedSchema, { id: "CourseBookingCreated" });
SCHEMA_NAMES.add(eventSchema, { id: "Event" });
SCHEMA_NAMES.add(eventSignUpSchema, { id: "EventRegistration" });
SCHEMA_NAMES.add(eventSignUpCreatedSchema, { id: "EventRegistrationCreated" });
SCHEMA_NAMES.add(galleryImageSchema, { id: "GalleryImage" });

SCHEMA_NAMES.add(dayField, { description: DAY, examples: ["2027-03-15"] });
SCHEMA_NAMES.add(nullableDay, { description: `${DAY}; testo vuoto vale null` });
SCHEMA_NAMES.add(timeField, { description: TIME, examples: ["09:00"] });
SCHEMA_NAMES.add(nullableTime, { description: `${TIME}; testo vuoto vale null` });
SCHEMA_NAMES.add(imageAddress, { description: IMAGE });
SCHEMA_NAMES.add(nullableImageAddress, { description: `${IMAGE}; testo vuoto vale null` });
SCHEMA_NAMES.add(priceText, {
  description: 'Euro come testo ("50", "50,00") o una descrizione ("su richiesta")',
});
SCHEMA_NAMES.add(idParam, { description: "Identificativo", examples: [13] });
