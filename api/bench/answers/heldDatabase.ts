/** A database whose `now()` is held, so that two runs write and count the same times. */
import { startScaleDatabase, type ScaleDatabase } from '../scale/scaleDatabase.js';

/** In the middle of a month, a day and an hour. */
export const BEGINNING = Date.parse('2026-11-15T12:30:00.000Z');

export interface HeldDatabase extends ScaleDatabase {
  /** @param time milliseconds since 1970 */
  hold(time: number): Promise<void>;
}

/** Unqualified calls of `now()` find ours first; CURRENT_TIMESTAMP is no function, see `holdDefaults`. */
const CLOCK = `
  CREATE SCHEMA held;
  CREATE TABLE held.clock (at timestamptz NOT NULL);
  INSERT INTO held.clock VALUES (to_timestamp(${BEGINNING / 1000}));
  CREATE FUNCTION held.now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT at FROM held.clock';
  DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET search_path = public, held, pg_catalog', current_database());
  END $$;
  SET search_path = public, held, pg_catalog`;

export async function startHeldDatabase(): Promise<HeldDatabase> {
  const database = await startScaleDatabase();
  await database.client.query(CLOCK);
  return {
    ...database,
    hold: async (time) =>
      void (await database.client.query('UPDATE held.clock SET at = to_timestamp($1)', [time / 1000])),
  };
}

/** The columns' defaults that the migrations wrote as CURRENT_TIMESTAMP. */
export async function holdDefaults({ client }: HeldDatabase): Promise<void> {
  await client.query(`DO $$ DECLARE c record; BEGIN
    FOR c IN SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_default = 'CURRENT_TIMESTAMP'
    LOOP EXECUTE format('ALTER TABLE %I ALTER %I SET DEFAULT now()', c.table_name, c.column_name); END LOOP;
  END $$`);
}
