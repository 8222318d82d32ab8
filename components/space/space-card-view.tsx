import { useTranslations } from "next-intl";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Link } from "@/components/ui/link";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { CARD_COPIES } from "@/lib/picture-sources";
import { type SpaceBadge, SpaceBadges } from "./space-badges";

/** The values of a space's card, computed on the server. */
export interface SpaceCardValues {
  name: string;
  href: string;
  picture: string;
  description: string;
  /** The UTF-16 code units of it that a narrow and a wide screen show. */
  shown: readonly [narrow: number, wide: number];
  place?: string | undefined;
  /** The capacity: "12 persone". */
  people: string;
  size?: string | undefined;
  /** The formatted rates. */
  halfDay: string;
  day: string;
  /** "da 12,00 € l'ora"; undefined if the space has no hourly price. */
  hour?: string | undefined;
  /** The price of the searched period; undefined without a search. */
  total?: string | undefined;
  badges?: readonly SpaceBadge[] | undefined;
}

/** The facts of a card in the displayed order, each with the icon of the same name (app/icons.css). */
const FACTS = ["place", "people", "size"] as const;

interface SpaceCardViewProps extends SpaceCardValues {
  headingLevel: "h2" | "h3";
  /** The searched period in words. */
  period?: string | undefined;
  /** Preloads the picture, for cards at the top of the page. */
  preload?: boolean;
  /** For a list that stays visible behind the details. */
  keepsScroll?: boolean;
}

export function SpaceCardView({
  headingLevel: Heading,
  period,
  preload = false,
  keepsScroll = false,
  ...card
}: SpaceCardViewProps) {
  const t = useTranslations("spaceCard");
  const { name, href, picture, description, shown, halfDay, day, hour, total, badges = [] } = card;
  return (
    <article className="space-card" data-unavailable={badges.includes("unavailable") || undefined}>
      <div className="space-card-picture">
        <ImageWithFallback
          src={picture}
          alt=""
          fill
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
          copies={CARD_COPIES}
          preload={preload}
        />
        <SpaceBadges badges={badges} />
      </div>
      <div className="space-card-text">
        <Heading>{name}</Heading>
        <CardDescription text={description} shown={shown} />
        <ul>
          {FACTS.map(
            (fact) =>
              card[fact] && (
                <li key={fact} data-icon={fact}>
                  {card[fact]}
                </li>
              ),
          )}
        </ul>
        <dl className="space-card-rates">
          <div>
            <dt>{t("halfDayRate")}</dt>
            <dd>
              <span>{halfDay}</span>
              {t("halfDay")}
            </dd>
          </div>
          <div>
            <dt>{t("dayRate")}</dt>
            <dd>
              <span>{day}</span>
              {t("day")}
            </dd>
          </div>
        </dl>
        {hour && <p className="space-card-hour">{hour}</p>}
        {total && (
          <p className="space-card-total">
            <span>{period !== undefined && <UnbrokenHours>{period}</UnbrokenHours>}</span>
            <span>{total}</span>
          </p>
        )}
        <Link
          href={href}
          keepsScroll={keepsScroll}
          className="space-card-link"
          aria-label={t("detailsOf", { name })}
        >
          {t("details")}
        </Link>
      </div>
    </article>
  );
}

/** Shortened to 70 characters, and to 50 on screens under 768 px; CSS hides the difference. */
function CardDescription({ text, shown }: { text: string; shown: readonly [narrow: number, wide: number] }) {
  const [narrow, wide] = shown;
  if (!text) return null;
  if (narrow === text.length) return <p>{text}</p>;
  const isCut = wide < text.length;
  return (
    <p title={isCut ? text : undefined}>
      {text.slice(0, narrow)}
      <span className="md:hidden">…</span>
      <span className="max-md:hidden">
        {text.slice(narrow, wide)}
        {isCut && "…"}
      </span>
    </p>
  );
}
