-- What lies around a game and is no part of its history: who was asked to come, what was said at the table, private
-- notes, what became of everybody. All of it can be erased. Every key begins with the game; no foreign key to accounts.

-- Set once, when a game closes, so that the list of finished games has an index no append ever touches.
ALTER TABLE "game" ADD COLUMN "ended_at" TIMESTAMPTZ(3);

UPDATE "game" SET "ended_at" = "updated_at" WHERE "status" IN ('over', 'cancelled');

CREATE INDEX "game_ended_at_id_idx" ON "game"("ended_at", "id") WHERE (ended_at IS NOT NULL AND visibility = 'public');

-- A row stands for as long as the invitation does; one that was declined is kept, so that its owner sees it.
CREATE TABLE "invitation" (
    "game_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "declined_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("game_id", "account_id"),
    CONSTRAINT "invitation_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "invitation_account_id_idx" ON "invitation"("account_id");

-- What somebody should hear about a table: it expired, it was given up, they were asked to leave.
CREATE TABLE "news" (
    "game_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "news_pkey" PRIMARY KEY ("game_id", "account_id", "kind"),
    CONSTRAINT "news_kind_check" CHECK ("kind" IN ('expired', 'cancelled', 'removed')),
    CONSTRAINT "news_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "news_account_id_idx" ON "news"("account_id");

-- Two who want to play again meet at one table.
CREATE TABLE "rematch" (
    "game_id" UUID NOT NULL,
    "next_game_id" UUID NOT NULL,

    CONSTRAINT "rematch_pkey" PRIMARY KEY ("game_id"),
    CONSTRAINT "rematch_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "rematch_next_game_id_fkey" FOREIGN KEY ("next_game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "rematch_next_game_id_idx" ON "rematch"("next_game_id");

-- Table talk. Lines are numbered; saying and erasing are changes, numbered too, which is what followers count by.
CREATE TABLE "talk" (
    "game_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "change" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "seat_id" TEXT NOT NULL,
    "command_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "text" TEXT,

    CONSTRAINT "talk_pkey" PRIMARY KEY ("game_id", "line"),
    CONSTRAINT "talk_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE UNIQUE INDEX "talk_game_id_change_key" ON "talk"("game_id", "change");

CREATE UNIQUE INDEX "talk_game_id_account_id_command_id_key" ON "talk"("game_id", "account_id", "command_id");

CREATE TABLE "talk_count" (
    "game_id" UUID NOT NULL,
    "lines" INTEGER NOT NULL,
    "changes" INTEGER NOT NULL,

    CONSTRAINT "talk_count_pkey" PRIMARY KEY ("game_id"),
    CONSTRAINT "talk_count_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

-- What one person keeps about a game: a note nobody else reads, and how far they have seen it.
CREATE TABLE "keepsake" (
    "game_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "seen_version" INTEGER NOT NULL DEFAULT 0,
    "seen_line" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "keepsake_pkey" PRIMARY KEY ("game_id", "account_id"),
    CONSTRAINT "keepsake_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "keepsake_account_id_idx" ON "keepsake"("account_id");

-- What became of each seat that a person held at the end. Knows no person: seats do, and forget them.
CREATE TABLE "result" (
    "game_id" UUID NOT NULL,
    "seat_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "started" BOOLEAN NOT NULL,
    "practice" BOOLEAN NOT NULL,
    "players" INTEGER NOT NULL,
    "place" INTEGER,
    "total" INTEGER,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "result_pkey" PRIMARY KEY ("game_id", "seat_id"),
    CONSTRAINT "result_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

-- A game that closes leaves its results and tells those who did not close it themselves: in the append's own
-- transaction, from the summary that is written with it.
CREATE FUNCTION close_game() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  news_kind text := CASE NEW.summary ->> 'cancelled' WHEN 'idle' THEN 'expired' WHEN 'beforeStart' THEN 'cancelled' END;
BEGIN
  NEW.ended_at := NEW.updated_at;

  INSERT INTO public.result (game_id, seat_id, status, started, practice, players, place, total, ended_at)
  SELECT NEW.id, t ->> 'seatId', NEW.status, NEW.summary ? 'round',
         coalesce((NEW.summary -> 'settings' ->> 'practice')::boolean, false),
         jsonb_array_length(NEW.summary -> 'taken'), (t ->> 'place')::integer, (t ->> 'total')::integer, NEW.updated_at
    FROM jsonb_array_elements(NEW.summary -> 'taken') AS t
   WHERE t ->> 'bot' IS NULL
  ON CONFLICT DO NOTHING;

  INSERT INTO public.news (game_id, account_id, kind, at)
  SELECT NEW.id, concerned.account_id, news_kind, NEW.updated_at
    FROM (
      SELECT s.account_id FROM public.seat s
       WHERE s.game_id = NEW.id
         AND EXISTS (SELECT FROM jsonb_array_elements(NEW.summary -> 'taken') AS t WHERE t ->> 'seatId' = s.seat_id)
      UNION SELECT i.account_id FROM public.invitation i WHERE i.game_id = NEW.id AND i.declined_at IS NULL
      UNION SELECT NEW.owner) AS concerned
   WHERE news_kind IS NOT NULL
     AND concerned.account_id <> '00000000-0000-0000-0000-000000000000'
     AND (news_kind = 'expired' OR concerned.account_id <> NEW.owner)
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END
$$;

CREATE TRIGGER game_closes BEFORE UPDATE OF status ON game FOR EACH ROW
  WHEN (OLD.status IN ('open', 'running') AND NEW.status IN ('over', 'cancelled'))
  EXECUTE FUNCTION close_game();

CREATE FUNCTION grant_to_app_lobby() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT, UPDATE, DELETE
    ON public.invitation, public.news, public.rematch, public.talk, public.talk_count, public.keepsake TO cairn_app;
  GRANT SELECT, INSERT ON public.result TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION grant_to_app_lobby FROM PUBLIC;
SELECT grant_to_app();
