/**
 * Marks the results of a search that found nothing and shows availability on nearby days: such a page depends on more
 * days than were requested (lib/http/cache/search-declaration.ts).
 */
export const NEAR_DAYS_ATTRIBUTE = "data-near-days";
