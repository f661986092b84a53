-- How somebody wants to be spoken to, and at which moments. What is null was never chosen.
CREATE TABLE "preference" (
    "account_id" UUID NOT NULL,
    "language" TEXT,
    "remind_turn" BOOLEAN,
    "remind_share" INTEGER,
    "remind_last" BOOLEAN,

    CONSTRAINT "preference_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "preference_share_check" CHECK ("remind_share" BETWEEN 0 AND 90),
    CONSTRAINT "preference_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- The ways to reach somebody. A mail address is the account's own and stands there; a webhook's stands here.
CREATE TABLE "channel" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT,
    "shape" TEXT,
    "secret" BYTEA,
    "secret_key_id" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "off_reason" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "retry_at" TIMESTAMPTZ(3),
    "last_at" TIMESTAMPTZ(3),
    "last_result" TEXT,
    "last_error" TEXT,

    CONSTRAINT "channel_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "channel_kind_check" CHECK (
      "kind" = 'email' AND "address" IS NULL AND "shape" IS NULL AND "secret" IS NULL OR
      "kind" = 'webhook' AND "address" IS NOT NULL AND "shape" IN ('raw', 'slack', 'discord') AND "secret" IS NOT NULL),
    CONSTRAINT "channel_off_check" CHECK ("off_reason" IN ('chosen', 'unsubscribed', 'failing')),
    CONSTRAINT "channel_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE INDEX "channel_account_id_idx" ON "channel"("account_id");

CREATE UNIQUE INDEX "channel_email_key" ON "channel"("account_id") WHERE (kind = 'email');

-- Every attempt to tell a player something about a game. Grows with games and outlives persons: it knows a seat and the
-- random id of a channel, nothing else. The same notice has the same name for ever; several may share one letter.
CREATE TABLE "delivery" (
    "game_id" UUID NOT NULL,
    "notice" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "since" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "deadline_at" TIMESTAMPTZ(3),
    "channel_id" UUID NOT NULL,
    "channel_kind" TEXT NOT NULL,
    "letter" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "result" TEXT NOT NULL,
    "error" TEXT,

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("game_id", "notice", "attempt"),
    CONSTRAINT "delivery_result_check" CHECK ("result" IN (
      'sending', 'sent', 'written', 'failed', 'refused', 'unknown', 'obsolete', 'superseded', 'off', 'unverified')),
    CONSTRAINT "delivery_finished_check" CHECK (("result" = 'sending') = ("finished_at" IS NULL))
);

-- What was claimed and never finished.
CREATE INDEX "delivery_sending_idx" ON "delivery"("claimed_at") WHERE (result = 'sending');

-- For figures about the last minutes; rows are added in the order of time.
CREATE INDEX "delivery_claimed_at_idx" ON "delivery" USING brin ("claimed_at");

-- Letters that belong to no game: tests, confirmations, new passwords.
CREATE TABLE "letter" (
    "account_id" UUID NOT NULL,
    "letter" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "channel_id" UUID,
    "channel_kind" TEXT NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "result" TEXT NOT NULL,
    "error" TEXT,

    CONSTRAINT "letter_pkey" PRIMARY KEY ("account_id", "letter", "attempt"),
    CONSTRAINT "letter_result_check" CHECK ("result" IN ('sending', 'sent', 'written', 'failed', 'refused', 'unknown')),
    CONSTRAINT "letter_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE INDEX "letter_claimed_at_idx" ON "letter"("claimed_at");

-- What the house signs its links with; encrypted when the server has a key.
CREATE TABLE "house_key" (
    "name" TEXT NOT NULL,
    "key" BYTEA NOT NULL,
    "key_id" BYTEA,

    CONSTRAINT "house_key_pkey" PRIMARY KEY ("name")
);

CREATE FUNCTION grant_to_app_notices() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT, UPDATE, DELETE ON public.preference, public.channel, public.letter TO cairn_app;
  GRANT SELECT, INSERT, UPDATE ON public.delivery TO cairn_app;
  GRANT SELECT, INSERT ON public.house_key TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION grant_to_app_notices FROM PUBLIC;
SELECT grant_to_app();
