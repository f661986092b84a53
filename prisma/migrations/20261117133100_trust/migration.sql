-- A copy of a game that was played on another server. It can be read and never played: its seed is not here.
ALTER TABLE "game" ADD COLUMN "copied" BOOLEAN NOT NULL DEFAULT false;

-- Games that were closed before seeds were shown by themselves still owe theirs; the worker's next round shows it.
UPDATE "game" g SET summary = g.summary || '{"houseTurn": true}'
 WHERE g.status IN ('over', 'cancelled')
   AND NOT EXISTS (SELECT FROM "event" e WHERE e.game_id = g.id AND e.type = 'SeedRevealed');

-- Every public key this house has ever signed with.
CREATE TABLE "signing_key" (
    "key_id" BYTEA NOT NULL,
    "public_key" BYTEA NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "signing_key_pkey" PRIMARY KEY ("key_id"),
    CONSTRAINT "signing_key_check" CHECK (octet_length("key_id") = 8 AND octet_length("public_key") = 32)
);

-- One signed root a day over the heads of all games in which something happened since the root before.
CREATE TABLE "digest" (
    "date" DATE NOT NULL,
    "root" BYTEA NOT NULL,
    "previous_root" BYTEA NOT NULL,
    "count" INTEGER NOT NULL,
    "key_id" BYTEA NOT NULL,
    "signature" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "digest_pkey" PRIMARY KEY ("date"),
    CONSTRAINT "digest_check" CHECK (octet_length("root") = 32 AND octet_length("previous_root") = 32)
);

-- Where each head stands in its day's tree, with the way up to the root: an archive needs no other leaf.
CREATE TABLE "digest_leaf" (
    "game_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "position" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "path" BYTEA NOT NULL,

    CONSTRAINT "digest_leaf_pkey" PRIMARY KEY ("game_id", "version"),
    CONSTRAINT "digest_leaf_check" CHECK (octet_length("hash") = 32 AND octet_length("path") % 32 = 0)
);

-- What was published or signed stays as it was, like history.
CREATE TRIGGER signing_key_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON signing_key
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE signing_key ENABLE ALWAYS TRIGGER signing_key_is_append_only;
CREATE TRIGGER digest_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON digest
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE digest ENABLE ALWAYS TRIGGER digest_is_append_only;
CREATE TRIGGER digest_leaf_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON digest_leaf
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE digest_leaf ENABLE ALWAYS TRIGGER digest_leaf_is_append_only;

CREATE FUNCTION grant_to_app_trust() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT ON public.signing_key, public.digest, public.digest_leaf TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION grant_to_app_trust FROM PUBLIC;

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'cairn_app') THEN
    PERFORM public.grant_to_app_trust();
  END IF;
END $$;
