/**
 * The attribute on the results of a search that found nothing and shows what is free on near days: such a page goes by
 * more days than it was asked for (lib/http/cache/search-declaration.ts).
 */
export const NEAR_DAYS_ATTRIBUTE = "data-near-days";
