import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import type { Course } from "./course";
import type { CentreEvent } from "./event";

/** What the catalogue answers for each kind of offering. */
export interface Offerings {
  event: CentreEvent;
  course: Course;
}

export type OfferingOf<Kind extends OfferingKind> = { kind: Kind } & Offerings[Kind];

/** An event or a course, and which of the two it is. */
export type Offering = { [K in OfferingKind]: OfferingOf<K> }[OfferingKind];
