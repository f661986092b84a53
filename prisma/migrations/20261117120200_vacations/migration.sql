-- Whole local days on which a person's clocks stand still. What follows from it in each game is a command of its own;
-- until that is stored, nobody on vacation is timed out all the same.
CREATE TABLE "vacation" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "zone" TEXT NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vacation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "vacation_days_check" CHECK ("first_day" <= "last_day" AND "starts_at" <= "ends_at"),
    CONSTRAINT "vacation_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE INDEX "vacation_account_id_idx" ON "vacation"("account_id");

CREATE INDEX "vacation_ends_at_idx" ON "vacation"("ends_at");

-- Whether the person behind a seat is on vacation now, and not yet beyond what one game allows.
CREATE FUNCTION is_on_vacation(p_game uuid, p_taken jsonb, p_seat integer) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM jsonb_array_elements(p_taken) AS t
      JOIN public.seat s ON s.game_id = p_game AND s.seat_id = t ->> 'seatId'
      JOIN public.vacation v ON v.account_id = s.account_id
     WHERE (t ->> 'seat')::integer = p_seat
       AND coalesce((t ->> 'pausedDays')::integer, 0) < 21
       AND v.starts_at <= now() AND v.ends_at > now())
$$;

CREATE FUNCTION grant_to_app_vacations() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT, UPDATE, DELETE ON public.vacation TO cairn_app;
  GRANT EXECUTE ON FUNCTION public.is_on_vacation TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION is_on_vacation, grant_to_app_vacations FROM PUBLIC;
SELECT grant_to_app();
