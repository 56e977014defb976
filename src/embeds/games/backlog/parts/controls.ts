import type { Control } from "../microgame"

/** Tells a hand what to do, by the means of playing. */
export const controlTexts: Readonly<Record<Control, string>> = {
  hold: "Press and hold, or hold the space bar.",
  press: "Press at the right moment, or use the space bar.",
  aim: "Point and press, or use the arrows and the space bar.",
  steer: "Move your finger or mouse, or use the arrows.",
  drag: "Hold and move, or use the space bar and the arrows.",
  nothing: "Hands off.",
}
