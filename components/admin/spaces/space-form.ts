import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { translationValues } from "@/components/shared/form/translation-values";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents } from "@/lib/domain/money/money";
import { type ShownSpace, spaceInputSchema } from "@/lib/schemas/space/space";

/** The schema of the API, with the deposit in euros. */
const spaceFormSchema = spaceInputSchema.safeExtend({ securityDeposit: typedAmount });

export type SpaceValues = typeof spaceFormSchema._zod.input;

const spaceValues = (space: ShownSpace | null): SpaceValues => ({
  name: space?.name ?? "",
  type: space?.type ?? "meeting",
  location: space?.location ?? "",
  capacity: String(space?.capacity ?? 1),
  description: space?.description ?? "",
  imageUrl: space?.imageUrl ?? "",
  imageUrls: [],
  pricePerHour: space?.pricePerHour ?? "",
  pricePerDay: space?.pricePerDay ?? "",
  pricePerWeek: space?.pricePerWeek ?? "",
  hourlyRate: space?.hourlyRate ?? "",
  prepayPercent: String(space?.prepayPercent ?? 0),
  securityDeposit: formatCents(space?.securityDeposit ?? 0, DEFAULT_LANGUAGE).replace(/\s*€$/, ""),
  amenities: (space?.amenities ?? []).join(", "),
  features: space?.features ?? {
    size: "",
    capacity: "",
    soundSystem: false,
    storage: false,
    yogaMats: false,
    airConditioning: false,
  },
  openingTime: space?.openingTime ?? "08:00",
  closingTime: space?.closingTime ?? "20:00",
  minBookingHours: String(space?.minBookingHours ?? 1),
  bufferMinutes: String(space?.bufferMinutes ?? 0),
  timetable: space?.timetable ?? [],
  partIds: space?.partIds ?? [],
  isAvailable: space?.isAvailable ?? true,
  membersOnly: space?.membersOnly ?? false,
  isPopular: space?.isPopular ?? false,
  isNew: space?.isNew ?? false,
  externalCalendarUrl: space?.externalCalendarUrl ?? "",
  translations: translationValues(space?.translations, TRANSLATED),
});

/** Translatable texts, and the separator of items for lists. */
const TRANSLATED = { name: "", description: "", location: "", amenities: ", ", features: "" };

export const spaceRules = { schema: spaceFormSchema, toValues: spaceValues };
