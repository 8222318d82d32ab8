/** Where the results of a search begin: one stands there after the filters were applied. */
export const RESULTS_ID = "risultati";

/** The form of the filters: the order of the list stands outside of it and belongs to it by this name. */
export const FILTER_FORM_ID = "space-filters";
