-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "agentName" TEXT;

-- of those who left before it was kept: the name that they have now
UPDATE "Project" p SET "agentName" = u."name" FROM "User" u
WHERE u.id = p."agentId" AND u."name" <> '' AND NOT EXISTS (
  SELECT FROM "Membership" m WHERE m."userId" = u.id AND m."workspaceId" = p."workspaceId");
