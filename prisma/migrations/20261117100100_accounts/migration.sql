-- Persons with something to sign in to. Handles and mail addresses are compared in a form of their own (NFKC, lower case),
-- made by the application. A mail address belongs to whoever has proved to read it: before that it is only a claim.
ALTER TABLE "account"
  ADD COLUMN "handle" TEXT,
  ADD COLUMN "handle_key" TEXT,
  ADD COLUMN "email" TEXT,
  ADD COLUMN "email_key" TEXT,
  ADD COLUMN "email_verified_at" TIMESTAMPTZ(3),
  ADD COLUMN "password_hash" TEXT,
  ADD COLUMN "organiser" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "account_guest_check" CHECK ("guest" = ("handle_key" IS NULL) AND "guest" = ("password_hash" IS NULL)),
  ADD CONSTRAINT "account_handle_check" CHECK (("handle" IS NULL) = ("handle_key" IS NULL)),
  ADD CONSTRAINT "account_email_check" CHECK (
    ("email" IS NULL) = ("email_key" IS NULL) AND ("email" IS NOT NULL OR "email_verified_at" IS NULL)),
  ADD CONSTRAINT "account_organiser_check" CHECK (NOT ("guest" AND "organiser"));

CREATE UNIQUE INDEX "account_handle_key_key" ON "account"("handle_key");

CREATE UNIQUE INDEX "account_verified_email_key" ON "account"("email_key") WHERE (email_verified_at IS NOT NULL);

-- By its id a session can be listed and ended; by its token it can only be used.
ALTER TABLE "session"
  ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "label" TEXT NOT NULL DEFAULT '';

CREATE UNIQUE INDEX "session_id_key" ON "session"("id");

CREATE TABLE "access_token" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[] NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "access_token_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "access_token_scopes_check" CHECK ("scopes" <@ ARRAY['read', 'play', 'organise']),
    CONSTRAINT "access_token_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE UNIQUE INDEX "access_token_token_hash_key" ON "access_token"("token_hash");

CREATE INDEX "access_token_account_id_idx" ON "access_token"("account_id");

-- Links that do one thing once: confirm an address, set a new password, answer a decision from a mail.
CREATE TABLE "one_time_link" (
    "secret_hash" BYTEA NOT NULL,
    "account_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "one_time_link_pkey" PRIMARY KEY ("secret_hash"),
    CONSTRAINT "one_time_link_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE INDEX "one_time_link_account_id_idx" ON "one_time_link"("account_id");

CREATE INDEX "one_time_link_expires_at_idx" ON "one_time_link"("expires_at");

-- Whom the owner of a game lets see to it. Grows with games: no foreign key to accounts.
CREATE TABLE "game_organiser" (
    "game_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "appointed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_organiser_pkey" PRIMARY KEY ("game_id", "account_id"),
    CONSTRAINT "game_organiser_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "game_organiser_account_id_idx" ON "game_organiser"("account_id");

-- When the next try would come at the allowed pace. Keys are hashes: neither names nor addresses stand here.
CREATE TABLE "throttle" (
    "key" BYTEA NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "throttle_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "throttle_due_at_idx" ON "throttle"("due_at");

-- Erases a person. Every row about somebody has a column account_id, so a table made later is covered too. Games stay,
-- without an owner and without the name the owner gave them; history never knew the person.
CREATE FUNCTION erase_account(p_account uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  holder regclass;
BEGIN
  PERFORM FROM public.account WHERE id = p_account FOR UPDATE;
  UPDATE public.game SET owner = '00000000-0000-0000-0000-000000000000', title = '' WHERE owner = p_account;
  FOR holder IN
    SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND a.attname = 'account_id' AND NOT a.attisdropped
  LOOP
    EXECUTE format('DELETE FROM %s WHERE account_id = $1', holder) USING p_account;
  END LOOP;
  DELETE FROM public.account WHERE id = p_account;
END
$$;

CREATE FUNCTION grant_to_app_accounts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT, UPDATE, DELETE
    ON public.access_token, public.one_time_link, public.game_organiser, public.throttle TO cairn_app;
  GRANT EXECUTE ON FUNCTION public.erase_account TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION erase_account, grant_to_app_accounts FROM PUBLIC;
SELECT grant_to_app();
