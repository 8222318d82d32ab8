/** Where the results of a search begin: one stands there after the filters were applied. */
export const RESULTS_ID = "risultati";
