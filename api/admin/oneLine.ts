/** Removes control characters from a user's text, which could move the cursor or begin another line. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');
