/** Metres: a curtain wider than the first is a pair on one rod; each panel takes a share of it, up to the widest. */
export const PANEL = { pairFrom: 1, share: 0.2, widest: 0.5 } as const;

/** Width of each panel of a pair on a rod, metres. */
export const panelWidth = (rod: number): number => Math.min(PANEL.widest, PANEL.share * rod);
