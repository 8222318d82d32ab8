import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { bareFiscalCode, birthFromFiscalCode } from "@/lib/domain/person/fiscal-code";
import { asTyped } from "@/lib/domain/person/visible-text";

interface BirthFields {
  isEmpty: (field: "dateOfBirth" | "placeOfBirth") => boolean;
  fill: (field: "dateOfBirth" | "placeOfBirth", value: string) => void;
  /** The latest possible year of birth: a code contains only its last two digits. */
  latestYear: number;
}

/**
 * The name of the Italian town or foreign country with a cadastral code, or null. The table is large, so it is loaded
 * on first use.
 */
async function placeOfBirth(code: string): Promise<string | null> {
  const { default: places } = await import("@marketto/belfiore-connector-embedded");
  return (await places.findByCode(code))?.name ?? null;
}

/**
 * Fills in date and place of birth from a codice fiscale if they are still empty.
 * @returns a function to call with the typed text, and the sentence that describes what was filled in
 */
export function useBirthFromCode({ isEmpty, fill, latestYear }: BirthFields) {
  const t = useTranslations("person.fromCode");
  const [filled, setFilled] = useState("");
  const readCode = useRef("");

  async function readBirth(typed: string): Promise<void> {
    const code = bareFiscalCode(asTyped(typed)).toUpperCase();
    const birth = birthFromFiscalCode(code, latestYear);
    if (birth === null || code === readCode.current) return;
    readCode.current = code;
    const found: ("date" | "place")[] = [];
    if (isEmpty("dateOfBirth")) {
      fill("dateOfBirth", birth.day);
      found.push("date");
    }
    // If the table of places fails to load, the user fills in the field.
    const place = await placeOfBirth(birth.placeCode).catch(() => null);
    if (place !== null && isEmpty("placeOfBirth")) {
      fill("placeOfBirth", place);
      found.push("place");
    }
    const [first] = found;
    if (first !== undefined) setFilled(t(found.length > 1 ? "both" : first));
  }

  return { filled, readBirth };
}
