/** Days without use after which a file is removed: a photo is mostly rearranged soon after it was staged. */
export const LIGHTS_KEPT_DAYS = 7;
