-- Uploaded pictures, so that several web processes need no common folder and a backup is one thing.

-- CreateTable
CREATE TABLE "pictures" (
    "path" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pictures_pkey" PRIMARY KEY ("path")
);

-- Pictures are compressed already.
ALTER TABLE "pictures" ALTER COLUMN "content" SET STORAGE EXTERNAL;
