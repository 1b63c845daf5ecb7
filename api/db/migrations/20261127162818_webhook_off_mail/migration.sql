-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'webhook_off';
