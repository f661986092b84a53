-- Every key that grows with games begins with the game's id, and nothing refers from one game to another:
-- games can be spread over partitions or machines. Tables that grow with games do not refer to accounts.

-- History. No foreign key to game: append_events changes the head row first, and a check for each event
-- would only lock it again.
CREATE TABLE "event" (
    "game_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "shape" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "sealed_hash" BYTEA,
    "sealed_salt" BYTEA,
    "sealed_value" JSONB,
    "command" JSONB,
    "command_id" TEXT NOT NULL,
    "command_hash" BYTEA,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "clock" JSONB,
    "prev_hash" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "event_pkey" PRIMARY KEY ("game_id", "version"),
    CONSTRAINT "event_version_check" CHECK ("version" > 0),
    CONSTRAINT "event_first_of_command_check" CHECK (("ordinal" = 0) = ("command_hash" IS NOT NULL)),
    CONSTRAINT "event_hash_check" CHECK (octet_length("hash") = 32 AND octet_length("prev_hash") = 32)
);

CREATE UNIQUE INDEX "event_command_key" ON "event"("game_id", "actor", "command_id") WHERE (ordinal = 0);

-- Room on every page, so that an append can put the new head beside the old one and touch no index.
CREATE TABLE "game" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "head_hash" BYTEA NOT NULL,
    "draws" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "summary" JSONB NOT NULL,
    "awaiting" JSONB NOT NULL,
    "next_deadline" TIMESTAMPTZ(3),
    "owner" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "visibility" TEXT NOT NULL,
    "link_secret_hash" BYTEA,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "game_visibility_check" CHECK ("visibility" IN ('public', 'unlisted', 'invitation'))
) WITH (fillfactor = 70);

CREATE INDEX "game_visibility_status_opened_at_id_idx" ON "game"("visibility", "status", "opened_at", "id");

CREATE INDEX "game_owner_idx" ON "game"("owner");

CREATE TABLE "seed" (
    "game_id" UUID NOT NULL,
    "seed" BYTEA NOT NULL,
    "key_id" BYTEA,

    CONSTRAINT "seed_pkey" PRIMARY KEY ("game_id"),
    CONSTRAINT "seed_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE "account" (
    "id" UUID NOT NULL,
    "display_name" TEXT NOT NULL,
    "guest" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "session" (
    "token_hash" BYTEA NOT NULL,
    "account_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("token_hash"),
    CONSTRAINT "session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE INDEX "session_account_id_idx" ON "session"("account_id");

CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

CREATE TABLE "seat" (
    "game_id" UUID NOT NULL,
    "seat_id" TEXT NOT NULL,
    "account_id" UUID NOT NULL,

    CONSTRAINT "seat_pkey" PRIMARY KEY ("game_id", "seat_id"),
    CONSTRAINT "seat_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE UNIQUE INDEX "seat_game_id_account_id_key" ON "seat"("game_id", "account_id");

CREATE INDEX "seat_account_id_idx" ON "seat"("account_id");

CREATE TABLE "request" (
    "account_id" UUID NOT NULL,
    "command_id" TEXT NOT NULL,
    "command_hash" BYTEA NOT NULL,
    "result" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "request_pkey" PRIMARY KEY ("account_id", "command_id")
);

CREATE INDEX "request_at_idx" ON "request"("at");
