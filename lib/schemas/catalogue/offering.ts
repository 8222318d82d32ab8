import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import type { Course, CourseOfPanel } from "./course";
import type { CentreEvent, EventOfPanel } from "./event";

/** The catalogue's type of each kind of offering. */
export interface Offerings {
  event: CentreEvent;
  course: Course;
}

/** The types with texts in all languages. */
export interface OfferingsOfPanel {
  event: EventOfPanel;
  course: CourseOfPanel;
}

type OfferingOf<Kind extends OfferingKind> = { kind: Kind } & Offerings[Kind];

export type OfferingOfPanel = { [K in OfferingKind]: { kind: K } & OfferingsOfPanel[K] }[OfferingKind];

export type Offering = { [K in OfferingKind]: OfferingOf<K> }[OfferingKind];
