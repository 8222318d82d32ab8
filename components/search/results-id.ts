/** The page scrolls to the results after filters were applied. */
export const RESULTS_ID = "risultati";

/** The id of the filter form: the select of the order is outside of the form and refers to it by this id. */
export const FILTER_FORM_ID = "space-filters";
