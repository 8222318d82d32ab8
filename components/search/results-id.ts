/** The id of the results, to which the page scrolls after filters were applied. */
export const RESULTS_ID = "risultati";

/** The id of the filter form: the select of the order stands outside of it and refers to it by this id. */
export const FILTER_FORM_ID = "space-filters";
