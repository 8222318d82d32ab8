-- The site may not lock the ledger itself, since it has no right to change what is written there (LOCK TABLE asks for
-- UPDATE or DELETE on the whole table). Closing a year locks it with the rights of the owner: it waits for those who are
-- writing, and those who come later see the year closed.
CREATE FUNCTION "lock_movements"() RETURNS void LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
    LOCK TABLE public."payments", public."book_entries" IN SHARE ROW EXCLUSIVE MODE;
END $$;
