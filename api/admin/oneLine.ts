/** Names are people's own: nothing in them may move the cursor or begin another line. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');
