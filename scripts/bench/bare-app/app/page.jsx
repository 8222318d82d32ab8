/**
 * The baseline of all ratios in docs/performance.md: Next.js alone, rendered for each request, with a list of twenty
 * items that have the content of one of the site's cards. It does not change with the site's pages. At most 36 kB of
 * HTML.
 */
const CARDS = Array.from({ length: 20 }, (_, index) => index + 1);

function Card({ number }) {
  const path = `/sala-${number}`;
  return (
    <li>
      <a href={path}>
        <picture>
          <source srcSet={`/sala-${number}.webp`} type="image/webp" />
          <img src={`/sala-${number}.jpg`} alt="" width="384" height="240" />
        </picture>
      </a>
      <h2>Sala {number}</h2>
      <p>Una sala luminosa con pavimento in legno, tappetini e vista sul giardino.</p>
      <dl>
        <dt>Mezza giornata</dt>
        <dd>40 €</dd>
        <dt>Giornata</dt>
        <dd>70 €</dd>
      </dl>
      <ul>
        <li>Primo piano</li>
        <li>20 persone</li>
        <li>80 m²</li>
      </ul>
      <a href={`${path}/prenota`}>Vedi dettagli</a>
    </li>
  );
}

export default function Page() {
  return (
    <ul>
      {CARDS.map((number) => (
        <Card key={number} number={number} />
      ))}
    </ul>
  );
}
