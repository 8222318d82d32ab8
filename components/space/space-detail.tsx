import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ForMembersNote } from "@/components/membership/for-members-note";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Texts } from "@/components/shared/texts";
import { SpaceGallery } from "@/components/space/gallery/space-gallery";
import { Clock, MapPin, Maximize, Users } from "@/components/ui/icons";
import { formatRates } from "@/lib/domain/room-time/pricing";
import { SERVICES } from "@/lib/domain/search/space-search";
import type { SiteFacts } from "@/lib/domain/site/site-facts";
import { spacePictures } from "@/lib/domain/space/space-image";
import { weekdayNames } from "@/lib/domain/time/day-format";
import type { Space } from "@/lib/schemas/space/space";
import { badgesOf, SpaceBadges } from "./space-badges";

interface SpaceDetailProps {
  site: Pick<SiteFacts, "email" | "phones">;
  space: Space;
  title: ReactNode;
  agenda: ReactNode;
  picker: ReactNode;
}

export function SpaceDetail({ site, space, title, agenda, picker }: SpaceDetailProps) {
  const t = useTranslations("space");
  const tType = useTranslations("searchForm.types");
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:items-start lg:gap-10">
      <div className="flex min-w-0 flex-col gap-5">
        <SpacePictures space={space} />
        <div className="lg:order-first">
          <p className="mb-1.5 text-[0.92rem] font-semibold text-lotus-600">{tType(space.type)}</p>
          {title}
        </div>
        {space.description && <p className="text-[1.05rem] text-ink-2">{space.description}</p>}
        <SpaceFacts space={space} />
        <SpaceRates space={space} />
        <SpaceAmenities space={space} />
        <SpaceTimetable timetable={space.timetable} />
        {agenda}
      </div>
      {/* Next to the pictures on wide screens, so that a day can be chosen without scrolling. */}
      {space.isAvailable ? (
        <div className="flex min-w-0 flex-col gap-8">
          {space.membersOnly && <ForMembersNote of="room" />}
          {picker}
          <noscript>
            <p className="rounded-md bg-honey-100 px-4 py-3 text-honey-700">
              {site.phones[0] === undefined
                ? t("withoutScripts", { email: site.email })
                : t("withoutScriptsByPhone", { phone: site.phones[0], email: site.email })}
            </p>
          </noscript>
        </div>
      ) : (
        <p className="rounded-lg bg-sand-100 px-5 py-6 text-center text-ink-2">{t("unavailable")}</p>
      )}
    </div>
  );
}

function SpacePictures({ space }: { space: Space }) {
  const [first, ...others] = spacePictures(space);
  if (first === undefined) return null;
  if (others.length > 0)
    return (
      <Texts of={["gallery"]}>
        <SpaceGallery name={space.name} pictures={[first, ...others]}>
          <SpaceBadges badges={badgesOf(space)} />
        </SpaceGallery>
      </Texts>
    );
  return (
    <div className="relative aspect-[16/10] w-full overflow-hidden rounded-xl bg-sand-100">
      <ImageWithFallback {...first} fill preload sizes="(min-width: 64rem) 36rem, 100vw" />
      <SpaceBadges badges={badgesOf(space)} />
    </div>
  );
}

function SpaceFacts({ space }: { space: Space }) {
  const t = useTranslations("space");
  const tCard = useTranslations("spaceCard");
  const { location, capacity, features, openingTime, closingTime } = space;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-ink-2">
      {location && <Fact icon={<MapPin />}>{location}</Fact>}
      <Fact icon={<Users />}>{tCard("people", { count: capacity })}</Fact>
      {features.size && <Fact icon={<Maximize />}>{features.size}</Fact>}
      <Fact icon={<Clock />}>{t("hours", { opening: openingTime, closing: closingTime })}</Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-sage-600">
      {icon}
      <span>{children}</span>
    </li>
  );
}

function SpaceRates({ space }: { space: Space }) {
  const t = useTranslations("space");
  const tCard = useTranslations("spaceCard");
  const rates = formatRates(space, useLocale());
  const rows = [
    { label: tCard("halfDay"), title: tCard("halfDayRate"), value: rates.halfDay },
    { label: tCard("day"), title: tCard("dayRate"), value: rates.day },
    ...(rates.week ? [{ label: t("week"), title: t("weekRate"), value: rates.week }] : []),
  ];
  return (
    <div>
      <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {rows.map(({ label, title, value }) => (
          <div
            key={label}
            className="flex flex-col rounded-md bg-sand-100 px-3.5 py-2.5 last:odd:col-span-2 sm:last:odd:col-span-1"
          >
            <dt className="grow text-[0.85rem] text-ink-2">{title}</dt>
            <dd className="flex flex-col wrap-anywhere">
              <span className="text-lg font-semibold tabular-nums">{value}</span>
              <span className="text-[0.82rem] text-ink-2">{label}</span>
            </dd>
          </div>
        ))}
      </dl>
      {rates.hour !== null && <p className="mt-2.5 text-ink-2">{tCard("fromHour", { price: rates.hour })}</p>}
    </div>
  );
}

/** The amenities: first the services that can be filtered by, then the others. */
function SpaceAmenities({ space }: { space: Space }) {
  const t = useTranslations("searchForm.service");
  const services = SERVICES.filter((service) => space.features[service]).map((service) => t(service));
  const all = [...new Set([...services, ...space.amenities])];
  if (all.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {all.map((name) => (
        <li key={name} className="rounded-full border border-sand-200 bg-surface px-3.5 py-1 text-[0.92rem]">
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The weekdays, Monday first, whose booking hours differ from the opening hours. */
function SpaceTimetable({ timetable }: Pick<Space, "timetable">) {
  const t = useTranslations("space");
  const weekdays = weekdayNames(useLocale());
  const hoursOn = (day: number): string => {
    const { open, closed } = hoursOf(timetable, day);
    if (open === "") return t("notBookable");
    return closed === "" ? open : t("except", { open, closed });
  };
  const days = [1, 2, 3, 4, 5, 6, 0].filter((day) => timetable.some((entry) => entry.dayOfWeek === day));
  if (days.length === 0) return null;
  return (
    <div>
      <p className="mb-1.5 font-display-soft text-[1.15rem]">{t("otherHours")}</p>
      <dl className="grid max-w-md grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-[0.97rem] tabular-nums">
        {days.map((day) => (
          <div key={day} className="col-span-2 grid grid-cols-subgrid">
            <dt className="capitalize">{weekdays[day]}</dt>
            <dd className="text-ink-2">{hoursOn(day)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The hours of a weekday at which a space can and cannot be booked; empty texts if there are none. */
function hoursOf(timetable: Space["timetable"], dayOfWeek: number): { open: string; closed: string } {
  const entries = timetable.filter((entry) => entry.dayOfWeek === dayOfWeek);
  const range = ({ startTime, endTime }: Space["timetable"][number]) => `${startTime}–${endTime}`;
  const [open, closed] = [true, false].map((isAvailable) =>
    entries
      .filter((entry) => entry.isAvailable === isAvailable)
      .map(range)
      .join(", "),
  );
  return { open: open ?? "", closed: closed ?? "" };
}
