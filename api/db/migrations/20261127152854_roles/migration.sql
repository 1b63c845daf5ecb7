-- A member saw all projects, so they become managers.
ALTER TABLE "Membership" ALTER COLUMN "role" DROP DEFAULT;
ALTER TYPE "MembershipRole" RENAME TO "MembershipRole_old";
CREATE TYPE "MembershipRole" AS ENUM ('owner', 'manager', 'agent', 'viewer');
ALTER TABLE "Membership" ALTER COLUMN "role" TYPE "MembershipRole"
  USING (CASE "role"::text WHEN 'member' THEN 'manager' ELSE "role"::text END)::"MembershipRole";
DROP TYPE "MembershipRole_old";

-- null: a key asked for it
ALTER TABLE "Revision" ALTER COLUMN "requestedBy" DROP NOT NULL;
