import { MapPin, Maximize, Users } from "lucide";
import { createElement } from "react";
import { CARD_FACTS, iconId } from "./space-card-view";

const DRAWINGS = { place: MapPin, people: Users, size: Maximize };

/** The drawings of the icons on all cards of a page, which refer to them. Once in a page. */
export function CardIcons() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {CARD_FACTS.map((name) => (
        <symbol key={name} id={iconId(name)} viewBox="0 0 24 24">
          {DRAWINGS[name].map(([tag, attributes], index) =>
            createElement(tag, { key: index, ...attributes }),
          )}
        </symbol>
      ))}
    </svg>
  );
}
