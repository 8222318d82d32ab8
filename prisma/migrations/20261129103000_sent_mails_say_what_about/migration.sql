-- What a sent mail is about, and whose that is: "booking:42", "person:7". Erasure finds it by that. Mails that were sent
-- before are found by address and number, as until now, and are gone after 90 days.
ALTER TABLE "sent_mails" ADD COLUMN "about" TEXT[] NOT NULL DEFAULT '{}';
