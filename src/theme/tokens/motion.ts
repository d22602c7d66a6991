import { references } from "./variables";

export const motions = { quick: "140ms ease-out", calm: "260ms cubic-bezier(0.2, 0.7, 0.2, 1)" } as const;
export const motion = references("motion", motions);
