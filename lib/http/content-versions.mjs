/**
 * The versions of what pages show. The database raises one in the transaction of each change (triggers of the migration
 * content_versions); whoever keeps an answer keeps the versions that it was made under, taken before the data was read,
 * and shows it again only as long as they are the same. Plain JavaScript, because the server and the page cache use it
 * outside of the bundle.
 */

/** How old versions may be where nothing is sold. */
const MOMENT_MS = 100;

/** Whatever takes time, the time kept free after it included, raises every day that it touches: a day stands for itself. */
const QUERY = `
  SELECT part AS name, sum(version)::text AS version FROM content_versions GROUP BY part
  UNION ALL
  SELECT asked.n::text, COALESCE(sum(days.version), 0)::text
    FROM unnest($1::date[], $2::date[]) WITH ORDINALITY AS asked (first, last, n)
    LEFT JOIN day_versions AS days ON days.day BETWEEN asked.first AND asked.last
   GROUP BY asked.n`;

/** "spaces:12,events:4": all parts in one order, or those named. */
const signature = (parts, names) =>
  (names ?? [...parts.keys()].sort()).map((name) => `${name}:${parts.get(name) ?? 0}`).join(",");

export class ContentVersions {
  #query;
  #waiting = [];
  #isAsking = false;
  #recent = null;
  #forgottenAt = Number.NEGATIVE_INFINITY;

  /** @param {(text: string, values: unknown[]) => Promise<{ rows: { name: string, version: string }[] }>} query */
  constructor(query) {
    this.#query = query;
  }

  /**
   * The versions of now: no change that was acknowledged before this call is missing. Calls that come while the
   * database is being asked are answered together by the next question.
   * @param {{ parts: string[] | null, days: { from: string, to: string } | null }} scope
   * @returns {Promise<string>}
   */
  async current({ parts, days }) {
    const answer = await new Promise((resolve, reject) => {
      this.#waiting.push({ days, resolve, reject });
      if (!this.#isAsking) void this.#ask();
    });
    return signature(answer.parts, parts) + (days === null ? "" : `;${answer.days}`);
  }

  /** As `current`, but up to 100 ms old, for pages on which nothing is sold. */
  async recent({ parts }) {
    const recent = this.#recent;
    const oldest = Math.max(performance.now() - MOMENT_MS, this.#forgottenAt);
    if (recent === null || recent.askedAt <= oldest) return this.current({ parts, days: null });
    return signature(recent.parts, parts);
  }

  /** What is remembered may be old: something was written through this process. */
  forgetRecent() {
    this.#forgottenAt = performance.now();
  }

  async #ask() {
    this.#isAsking = true;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting;
      this.#waiting = [];
      const ranges = [...new Set(asked.flatMap(({ days }) => (days ? [`${days.from}|${days.to}`] : [])))];
      try {
        await this.#answer(asked, ranges);
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    this.#isAsking = false;
  }

  async #answer(asked, ranges) {
    const askedAt = performance.now();
    const [firsts, lasts] = [0, 1].map((side) => ranges.map((range) => range.split("|")[side]));
    const { rows } = await this.#query(QUERY, [firsts, lasts]);
    const versions = new Map(rows.map(({ name, version }) => [name, version]));
    const ofDays = new Map(ranges.map((range, index) => [range, versions.get(String(index + 1))]));
    ranges.forEach((_, index) => void versions.delete(String(index + 1)));
    this.#recent = { parts: versions, askedAt };
    for (const { days, resolve } of asked)
      resolve({ parts: versions, days: days && ofDays.get(`${days.from}|${days.to}`) });
  }
}
