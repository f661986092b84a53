-- When a channel was switched off because nothing got through for a day, and when its person was told by another way
-- (or there was none). Both are null for every other channel.
ALTER TABLE "channel"
  ADD COLUMN "broken_at" TIMESTAMPTZ(3),
  ADD COLUMN "told_at" TIMESTAMPTZ(3);

UPDATE "channel" SET broken_at = coalesce(last_at, now()) WHERE off_reason = 'failing';

ALTER TABLE "channel"
  ADD CONSTRAINT "channel_broken_check" CHECK (
    ("off_reason" IS NOT DISTINCT FROM 'failing') = ("broken_at" IS NOT NULL) AND
    ("broken_at" IS NOT NULL OR "told_at" IS NULL));

CREATE INDEX "channel_untold_idx" ON "channel"("broken_at") WHERE (broken_at IS NOT NULL AND told_at IS NULL);

-- What was found out about a mail address does not hold for the next one. Whoever chose to get no mails gets none.
CREATE FUNCTION forget_old_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.channel SET
    off_reason = nullif(nullif(off_reason, 'failing'), 'unsubscribed'), broken_at = NULL, told_at = NULL,
    failures = 0, failing_since = NULL, retry_at = NULL, last_at = NULL, last_result = NULL, last_error = NULL
   WHERE account_id = NEW.id AND kind = 'email';
  RETURN NULL;
END
$$;

CREATE TRIGGER account_has_another_address AFTER UPDATE OF email ON account FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email)
  EXECUTE FUNCTION forget_old_address();
