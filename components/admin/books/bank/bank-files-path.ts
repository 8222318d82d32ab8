export const BANK_FILES_PATH = "/api/bank-files";
