/** Compares the sizes that rows keep with those of their objects. */
import type { Transaction } from '../db/client.js';

/** An object, or the objects of a row, of another size than the row says. */
export interface WrongSize {
  /** TABLE.COLUMN of the size */
  readonly source: string;
  /** the row's */
  readonly id: string;
  readonly key: string;
  /** bytes, as the row says */
  readonly expected: number;
  /** bytes */
  readonly size: number;
}

/**
 * Fills the temporary table `wrong_size` of the transaction from its table `stored_object`. Sums are compared only where
 * all objects of the row exist; older rows have none.
 */
export async function findWrongSizes(tx: Transaction): Promise<void> {
  await tx.$executeRaw`CREATE TEMPORARY TABLE wrong_size (n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "source" text NOT NULL, "id" text NOT NULL, "key" text NOT NULL, "expected" double precision NOT NULL,
    "size" double precision NOT NULL) ON COMMIT DROP`;
  await tx.$executeRaw`INSERT INTO wrong_size ("source", "id", "key", "expected", "size")
    SELECT 'Media.fileSize', media."id", media."objectKey", media."fileSize", stored."size"
    FROM "Media" AS media JOIN stored_object AS stored ON stored."key" = media."objectKey"
    WHERE stored."size" <> media."fileSize"
    UNION ALL
    SELECT 'PackFile.bytes', file."id", file."fileKey", file."bytes", stored."size"
    FROM "PackFile" AS file JOIN stored_object AS stored ON stored."key" = file."fileKey"
    WHERE stored."size" <> file."bytes"
    UNION ALL
    SELECT 'Media.storedBytes', media."id", media."objectKey", media."storedBytes", sum(stored."size")
    FROM "Media" AS media
    CROSS JOIN LATERAL unnest(ARRAY["objectKey", "losslessKey", "previewKey", "thumbnailKey"]) AS named(key)
    JOIN stored_object AS stored ON stored."key" = named.key
    WHERE media."storedBytes" > media."fileSize"
    GROUP BY media."id"
    HAVING sum(stored."size") <> media."storedBytes"
    AND count(*) = num_nonnulls(media."objectKey", "losslessKey", "previewKey", "thumbnailKey")
    AND bool_and(named.key <> media."objectKey" OR stored."size" = media."fileSize")
    UNION ALL
    SELECT 'StagingRound.storedBytes', round."id", round."cleanKey", round."storedBytes", sum(stored."size")
    FROM "StagingRound" AS round
    CROSS JOIN LATERAL unnest(ARRAY["cleanKey", "maskKey", "piecesKey"]) AS named(key)
    JOIN stored_object AS stored ON stored."key" = named.key
    WHERE round."storedBytes" > 0
    GROUP BY round."id"
    HAVING sum(stored."size") <> round."storedBytes" AND count(*) = num_nonnulls("cleanKey", "maskKey", "piecesKey")`;
}
